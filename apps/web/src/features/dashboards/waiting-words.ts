import { formatCents } from '@courtside/domain/money';
import { IconFileText, IconPencil } from '@tabler/icons-react';
import { formatCourtTime } from '../../platform/court-time.ts';
import { statusLook } from '../../platform/status-look.ts';
import { formatShortDate } from '../../ui/format-date.ts';
import type { Overview } from './overview-query.ts';
import { timeLeft } from './overview-words.ts';
import type { WaitingItem } from './waiting-section.tsx';

type Kind = Overview['attention'][number];
type Waiting = Kind['items'][number];

interface Words {
  title: (item: Waiting) => string;
  /** After the caption. */
  detail: (item: Waiting, nowMs: number) => string;
  act: string;
  /** What further ones are called. */
  more: string;
  /** The report is what it is about. */
  hasReport?: true;
}

const when = ({ hearingAt, timeZone }: Waiting) => formatCourtTime(hearingAt, timeZone);

/** In this order: what costs the hearing first, what only informs last. */
const words: Readonly<Record<Kind['status'], Words>> = {
  payment_due: {
    title: ({ totalCents }) => `${formatCents(totalCents)} to be paid before this goes out`,
    detail: when,
    act: 'Open',
    more: 'to pay',
  },
  open: {
    title: () => 'Nobody has accepted yet',
    detail: when,
    act: 'Open',
    more: 'that nobody has accepted',
  },
  no_show: {
    title: () => 'The attorney did not appear',
    detail: (item) => `${when(item)}. You are not charged`,
    act: 'Open',
    more: 'where nobody appeared',
  },
  unfilled: {
    title: () => 'Nobody took it in time',
    detail: (item) => `${when(item)}. You are not charged`,
    act: 'Open',
    more: 'that nobody took',
  },
  reported: {
    title: () => 'Read the report',
    detail: ({ closesAt }, nowMs) =>
      closesAt && Date.parse(closesAt) > nowMs
        ? `Approves itself in ${timeLeft(closesAt, nowMs)}`
        : 'Approves itself now',
    act: 'Read',
    more: 'to approve',
    hasReport: true,
  },
  disputed: {
    title: () => 'We look into your dispute',
    detail: when,
    act: 'Open',
    more: 'in dispute',
    hasReport: true,
  },
};
const order = Object.keys(words) as Kind['status'][];

/** All that waits for the client, in words and with where to go. */
export function waitingItems(
  { attention, draft }: Pick<Overview, 'attention' | 'draft'>,
  nowMs: number,
): WaitingItem[] {
  const kinds = attention.toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status));
  const items = kinds.flatMap(({ status, count, items: nearest }) => {
    const { title, detail, act, more, hasReport } = words[status];
    const page = hasReport ? '/client/submitted/appearance' : '/client/view/case/details';
    const { icon, tone } = statusLook[status];
    const shown = nearest.map((item) => ({
      key: item.id,
      icon,
      tone,
      title: title(item),
      detail: `${item.caption}. ${detail(item, nowMs)}.`,
      act,
      to: `${page}/${item.id}`,
    }));
    const left = count - nearest.length;
    if (left <= 0) return shown;
    const rest = { key: status, icon: IconFileText, tone, title: `${left} more ${more}` };
    const to = `/client/manage/appearance?status=${status}`;
    return [...shown, { ...rest, detail: 'In your list.', act: 'See all', to }];
  });
  return draft ? [...items, draftItem(draft)] : items;
}

function draftItem({ caption, updatedAt }: NonNullable<Overview['draft']>): WaitingItem {
  return {
    key: 'draft',
    icon: IconPencil,
    tone: 'slate',
    title: 'Finish your order',
    detail: `${caption ?? 'No caption yet'}. Saved ${formatShortDate(updatedAt)}.`,
    act: 'Resume',
    to: '/client/request/appearance',
  };
}

/** How many things wait, those not shown included. */
export function waitingCount({ attention, draft }: Pick<Overview, 'attention' | 'draft'>): number {
  return attention.reduce((sum, { count }) => sum + count, draft ? 1 : 0);
}
