import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { CalendarHearing } from './hearings.queries.ts';
import { writeCalendar } from './write-calendar.ts';

const site = 'https://courtside.example';
const source = { publicUrl: site, mailFrom: 'Appearances <no-reply@courtside.test>' };
const hearing = (details: Partial<CalendarHearing> = {}): CalendarHearing => ({
  id: '0192f0c1-0000-7000-8000-000000000001',
  number: 10_001,
  side: 'attorney',
  status: 'assigned',
  isReleased: false,
  revision: 3,
  changedAt: '2026-11-01T10:00:00.123Z',
  startsAt: '2026-12-01T17:30:00.000Z',
  endsAt: '2026-12-01T18:15:00.000Z',
  timeZone: 'America/Los_Angeles',
  mode: 'in_person',
  appearanceTypeName: 'Status conference',
  caption: 'Larch Holdings; et al. v. Pine, Jordan',
  caseNumber: '24STCV01234',
  court: {
    name: 'Superior Court of California, County of Kern',
    street: '1415 Truxtun Avenue',
    city: 'Bakersfield',
    state: 'CA',
    zip: '93301',
  },
  ...details,
});

/** Read by another library, with the zones that the file itself brings. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const zones = new Map(
    calendar.getAllSubcomponents('vtimezone').map((component) => {
      const zone = new ICAL.Timezone({ component, tzid: '' });
      return [String(component.getFirstPropertyValue('tzid')), zone];
    }),
  );
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const at = (name: string) => {
      const property = component.getFirstProperty(name);
      const time = property?.getFirstValue() as ICAL.Time;
      const zone = zones.get(String(property?.getParameter('tzid')));
      if (zone) time.zone = zone;
      return new Date(time.toUnixTime() * 1000).toISOString();
    };
    const value = (name: string) => component.getFirstPropertyValue(name)?.toString() ?? null;
    return { at, value, zone: component.getFirstProperty('dtstart')?.getParameter('tzid') ?? null };
  });
}
const one = (details: Partial<CalendarHearing> = {}) => {
  const [event] = read(writeCalendar([hearing(details)], source));
  if (!event) throw new Error('No event was written');
  return event;
};

describe('a hearing in a calendar', () => {
  it('says who sends it, so that it can be taken back', () => {
    expect(one().value('organizer')).toBe('mailto:no-reply@courtside.test');
    const plain = { ...source, mailFrom: 'no-reply@courtside.test' };
    const [event] = read(writeCalendar([hearing()], plain));
    expect(event?.value('organizer')).toBe('mailto:no-reply@courtside.test');
  });

  it('is what the attorney may see on a locked screen, and the case inside', () => {
    const { value, at, zone } = one();
    expect(value('uid')).toBe('appearance-0192f0c1-0000-7000-8000-000000000001@courtside.example');
    expect([value('sequence'), value('status'), value('class')]).toEqual([
      '3',
      'CONFIRMED',
      'PRIVATE',
    ]);
    expect(value('summary')).toBe('Hearing, Superior Court of California, County of Kern');
    expect(value('location')).toBe(
      'Superior Court of California, County of Kern, 1415 Truxtun Avenue, Bakersfield, CA 93301',
    );
    expect(value('description')).toBe(
      'Larch Holdings; et al. v. Pine, Jordan\nCase 24STCV01234\nStatus conference\nAppearance No. 10001',
    );
    expect(value('url')).toBe(
      `${site}/attorney/view/case/details/0192f0c1-0000-7000-8000-000000000001`,
    );
    expect(at('dtstamp')).toBe('2026-11-01T10:00:00.000Z');
    expect([at('dtstart'), at('dtend'), zone]).toEqual([
      '2026-12-01T17:30:00.000Z',
      '2026-12-01T18:15:00.000Z',
      'America/Los_Angeles',
    ]);
  });

  it('is the kind of hearing for the client, without a party either', () => {
    const { value } = one({ side: 'client', status: 'open', mode: 'video' });
    expect(value('summary')).toBe(
      'Status conference, Superior Court of California, County of Kern',
    );
    expect(value('location')).toMatch(/^By video: Superior Court/);
    expect([value('status'), value('url')]).toEqual([
      'TENTATIVE',
      `${site}/client/view/case/details/0192f0c1-0000-7000-8000-000000000001`,
    ]);
  });

  it('is canceled with the order, and for whoever gave it back, to whom it says no more', () => {
    expect(one({ side: 'client', status: 'canceled' }).value('status')).toBe('CANCELLED');
    const { value } = one({ isReleased: true, status: 'open' });
    expect([value('status'), value('description'), value('url')]).toEqual([
      'CANCELLED',
      null,
      null,
    ]);
  });

  it.each([
    ['before the clocks go forward', '2027-03-14T09:30:00.000Z', 'America/Los_Angeles'],
    ['after they did', '2027-03-14T10:30:00.000Z', 'America/Los_Angeles'],
    ['on the day they go back', '2026-11-01T18:00:00.000Z', 'America/Los_Angeles'],
    ['in summer', '2026-07-01T13:30:00.000Z', 'America/New_York'],
    ['where no daylight is saved', '2026-07-01T16:30:00.000Z', 'America/Phoenix'],
    ['far west', '2026-12-01T19:30:00.000Z', 'Pacific/Honolulu'],
    ['on a leap day', '2028-02-29T14:00:00.000Z', 'America/Indiana/Knox'],
    ['ten years ahead', '2036-12-01T14:00:00.000Z', 'America/Chicago'],
  ])('is at its time %s', (_, startsAt, timeZone) => {
    const endsAt = new Date(Date.parse(startsAt) + 1_800_000).toISOString();
    const { at, zone } = one({ startsAt, endsAt, timeZone });
    expect([at('dtstart'), at('dtend'), zone]).toEqual([startsAt, endsAt, timeZone]);
  });

  it.each([
    ['2026-11-01T08:15:00.000Z', '2026-11-01T08:45:00.000Z'],
    ['2026-11-01T08:30:00.000Z', '2026-11-01T09:00:00.000Z'],
    ['2026-11-01T09:30:00.000Z', '2026-11-01T10:00:00.000Z'],
  ])('is written in UTC when the clocks pass its local time twice: %s', (startsAt, endsAt) => {
    const { at, zone } = one({ startsAt, endsAt });
    expect([at('dtstart'), at('dtend'), zone]).toEqual([startsAt, endsAt, null]);
  });

  it('is the same whatever zone the process runs in', { timeout: 30_000 }, () => {
    const writer = fileURLToPath(new URL('write-calendar.ts', import.meta.url));
    const script = `
      const { writeCalendar } = await import(${JSON.stringify(writer)});
      process.stdout.write(writeCalendar([JSON.parse(process.argv[1])], ${JSON.stringify(source)}));`;
    const texts = ['UTC', 'Asia/Kolkata', 'America/New_York'].map((TZ) =>
      execFileSync(
        process.execPath,
        ['--input-type=module', '-e', script, JSON.stringify(hearing())],
        { env: { ...process.env, TZ }, encoding: 'utf8' },
      ),
    );
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toBe(writeCalendar([hearing()], source));
  });

  it('stands beside others in their own zones, in lines that no program refuses', () => {
    const text = writeCalendar(
      [hearing({ caption: 'É'.repeat(300) }), hearing({ id: 'b', timeZone: 'America/New_York' })],
      source,
    );
    expect(read(text)).toHaveLength(2);
    expect(text.match(/BEGIN:VTIMEZONE/g)).toHaveLength(2);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(read(writeCalendar([], source))).toEqual([]);
  });
});
