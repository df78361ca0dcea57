import { expect, it } from 'vitest';
import { waitingCount, waitingItems } from './waiting-words.ts';

const nowMs = Date.parse('2026-11-15T12:00:00Z');
const item = (id: string) => ({
  id,
  caption: 'Larch v. Pine',
  courtName: 'Kern',
  hearingAt: '2026-11-16T16:30:00Z',
  timeZone: 'America/Los_Angeles',
  totalCents: 17_500,
  closesAt: null,
});

it('puts what costs the hearing first, and says how many more there are', () => {
  const overview = {
    draft: { caption: null, updatedAt: '2026-11-14T08:00:00Z' },
    attention: [
      { status: 'disputed' as const, count: 1, items: [item('d')] },
      {
        status: 'reported' as const,
        count: 5,
        items: [{ ...item('r'), closesAt: '2026-11-16T07:00:00Z' }],
      },
      { status: 'payment_due' as const, count: 1, items: [item('p')] },
    ],
  };
  expect(waitingCount(overview)).toBe(8);
  expect(waitingItems(overview, nowMs).map(({ title, detail, to }) => [title, detail, to])).toEqual(
    [
      [
        '$175.00 to be paid before this goes out',
        'Larch v. Pine. Nov 16, 2026, 8:30 AM PST.',
        '/client/view/case/details/p',
      ],
      [
        'Read the report',
        'Larch v. Pine. Approves itself in 19 h.',
        '/client/submitted/appearance/r',
      ],
      ['4 more to approve', 'In your list.', '/client/manage/appearance?status=reported'],
      [
        'We look into your dispute',
        'Larch v. Pine. Nov 16, 2026, 8:30 AM PST.',
        '/client/submitted/appearance/d',
      ],
      ['Finish your order', 'No caption yet. Saved Nov 14, 2026.', '/client/request/appearance'],
    ],
  );
});
