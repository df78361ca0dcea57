import { appearances } from '@courtside/contract/appearances';
import { attendance } from '@courtside/contract/attendance';
import { dispatch } from '@courtside/contract/dispatch';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { acceptOffer } from '../../testing/accept-offer.ts';
import { emailOf } from '../../testing/accounts.ts';
import { aScheduledAppearance, inDays, quotedTotal } from '../../testing/appearances.ts';
import { anEligibleAttorney } from '../../testing/attorneys.ts';
import { aSignedInUser, type SignedInUser } from '../../testing/factories.ts';
import type { MailServer } from '../../testing/mail-server.ts';
import { buildMailingApp, type MailingApp } from '../../testing/mailing-app.ts';
import { runJobs } from '../../testing/run-jobs.ts';

let test: MailingApp;
let server: MailServer;
beforeAll(async () => {
  test = await buildMailingApp();
  ({ server } = test);
});
afterAll(() => test.stop());
beforeEach(() => {
  server.accepted.length = 0;
});

const db = () => test.platform.db;

/** What the calendar of whoever got a mail makes of it, read by another library. */
function entryIn(content: ArrayBuffer | Uint8Array | string) {
  const text =
    typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString();
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const event = calendar.getFirstSubcomponent('vevent');
  const value = (name: string) => event?.getFirstPropertyValue(name)?.toString();
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: value('uid'),
    sequence: Number(value('sequence')),
    status: value('status'),
    start: value('dtstart'),
    zone: event?.getFirstProperty('dtstart')?.getFirstParameter('tzid'),
  };
}

/** The mails with an entry that somebody got, in order. */
async function entriesOf(user: SignedInUser) {
  const email = await emailOf(test, user);
  return server.accepted
    .filter(({ to }) => to.includes(email))
    .flatMap(({ mail }) =>
      mail.attachments.map(({ filename, mimeType, method, content }) => {
        const entry = entryIn(content);
        // The mail itself must say what is to be done with the file.
        expect([mimeType, method]).toEqual(['text/calendar', entry.method]);
        return { subject: mail.subject, filename, ...entry };
      }),
    );
}

const startsAt = (date: string, time: string) => `${date}T${time}:00`;

async function aTakenAppearance() {
  const attorney = await anEligibleAttorney(db());
  const made = await aScheduledAppearance(test);
  const answer = await acceptOffer(test, attorney, made.id);
  expect(answer.statusCode).toBe(200);
  await runJobs(test);
  return { ...made, revision: made.revision + 1, attorney };
}
type Taken = Awaited<ReturnType<typeof aTakenAppearance>>;

async function change(held: Taken, changes: Record<string, unknown>) {
  const order = { ...held.order, ...changes };
  const answer = await test.call(appearances.change, {
    token: held.client.token,
    params: { id: held.id },
    body: {
      ...order,
      expectedTotalCents: await quotedTotal(test, order),
      revision: held.revision,
    },
  });
  expect(answer.statusCode).toBe(200);
  await runJobs(test);
}

const taken = ({ id, number, order }: Taken) => ({
  filename: `hearing-${number}.ics`,
  method: 'PUBLISH',
  uid: `appearance-${id}@courtside.test`,
  sequence: 2,
  status: 'CONFIRMED',
  start: startsAt(order.date, '09:30'),
  zone: 'America/Los_Angeles',
});
const ended = (held: Taken, sequence: number) => ({
  ...taken(held),
  method: 'CANCEL',
  status: 'CANCELLED',
  sequence,
});

describe('calendars that were filled by mail', () => {
  it('follow a hearing that is moved, on both sides', async () => {
    const held = await aTakenAppearance();
    const date = inDays(21);
    await change(held, { date, time: '13:45' });
    const moved = { ...taken(held), sequence: 3, start: startsAt(date, '13:45') };
    expect(await entriesOf(held.attorney)).toEqual([
      { subject: 'You attend this appearance', ...taken(held) },
      { subject: 'An appearance of yours was changed', ...moved },
    ]);
    expect(await entriesOf(held.client)).toEqual([
      { subject: 'An attorney will attend', ...taken(held) },
      { subject: 'An appearance was changed', ...moved },
    ]);
  });

  it('lose it when the attorney gives it back, and keep it for the client', async () => {
    const held = await aTakenAppearance();
    const { token } = held.attorney;
    await test.call(attendance.release, { token, params: { id: held.id }, body: {} });
    await runJobs(test);
    expect((await entriesOf(held.attorney)).slice(1)).toEqual([
      { subject: 'You gave an appearance back', ...ended(held, 3) },
    ]);
    expect((await entriesOf(held.client)).slice(1)).toEqual([
      {
        subject: 'We are finding another attorney',
        ...taken(held),
        sequence: 3,
        status: 'TENTATIVE',
      },
    ]);
  });

  it('lose it when the attorney is removed', async () => {
    const held = await aTakenAppearance();
    const admin = await aSignedInUser(db(), 'admin');
    await test.call(dispatch.removeAttorney, {
      token: admin.token,
      params: { id: held.id },
      body: { reason: 'Asked for by the firm.' },
    });
    await runJobs(test);
    expect((await entriesOf(held.attorney)).slice(1)).toEqual([
      { subject: 'An appearance is no longer yours', ...ended(held, 3) },
    ]);
  });

  it('lose it at the time they knew when a change releases the attorney', async () => {
    const held = await aTakenAppearance();
    const date = inDays(21);
    await change(held, { date, excludedAttorneys: [held.attorney.id] });
    expect((await entriesOf(held.attorney)).slice(1)).toEqual([
      { subject: 'An appearance is no longer yours', ...ended(held, 4) },
    ]);
    expect((await entriesOf(held.client)).slice(1)).toEqual([
      {
        subject: 'We are finding another attorney',
        ...taken(held),
        sequence: 4,
        status: 'TENTATIVE',
        start: startsAt(date, '09:30'),
      },
    ]);
  });

  it('lose it on both sides when the client cancels', async () => {
    const held = await aTakenAppearance();
    await test.call(appearances.cancel, {
      token: held.client.token,
      params: { id: held.id },
      body: { expectedFeeCents: 0 },
    });
    await runJobs(test);
    const canceled = { subject: 'An appearance was canceled', ...ended(held, 3) };
    expect((await entriesOf(held.attorney)).slice(1)).toEqual([canceled]);
    expect((await entriesOf(held.client)).slice(1)).toEqual([canceled]);
  });

  it('of a client are not begun by a change before anybody has taken it', async () => {
    const made = await aScheduledAppearance(test);
    const attorney = await anEligibleAttorney(db());
    await change({ ...made, attorney }, { date: inDays(21) });
    expect(await entriesOf(made.client)).toEqual([]);
  });
});

describe('the development mailbox', () => {
  it('names what is attached, and hands it out', async () => {
    const held = await aTakenAppearance();
    const [mail] = await db().sql<{ id: string }>(
      `select id from mails where attachment ->> 'id' = $1`,
      [`${held.id}/${held.attorney.id}`],
    );
    const page = await test.app.inject({ method: 'GET', url: `/dev/mail/${mail?.id}` });
    const file = `/dev/mail/${mail?.id}/attachment`;
    expect(page.body).toContain(`Attached: <a href="${file}">hearing-${held.number}.ics</a>`);
    const answer = await test.app.inject({ method: 'GET', url: file });
    expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([
      200,
      `attachment; filename="hearing-${held.number}.ics"`,
    ]);
    expect(entryIn(answer.body)).toMatchObject({ uid: `appearance-${held.id}@courtside.test` });
    const [plain] = await db().sql<{ id: string }>(
      'select id from mails where attachment is null limit 1',
    );
    const none = { method: 'GET', url: `/dev/mail/${plain?.id}/attachment` } as const;
    expect((await test.app.inject(none)).statusCode).toBe(404);
  });
});
