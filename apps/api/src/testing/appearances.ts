import { appearances } from '@courtside/contract/appearances';
import { quotes } from '@courtside/contract/quotes';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './build-test-app.ts';
import type { SignedInUser } from './factories.ts';
import { aSignedInUser } from './factories.ts';
import { anAppearanceType } from './fees.ts';
import { aCourt } from './places.ts';

export interface OrderForm {
  court: string;
  appearanceType: string;
  date: string;
  time: string;
  expectedMinutes?: number;
  [field: string]: unknown;
}

/** The day after so many days, as courts write it. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** A complete order for a court and a kind of hearing made for it, two weeks ahead at 9:30. */
export async function anOrder(test: TestApp, details: Partial<OrderForm> = {}): Promise<OrderForm> {
  const { db } = test.platform;
  return {
    court: details.court ?? (await aCourt(db)).id,
    appearanceType: details.appearanceType ?? (await anAppearanceType(db)).id,
    date: inDays(14),
    time: '09:30',
    mode: 'in_person',
    caption: 'Larch Holdings v. Pine',
    caseNumber: '24STCV01234',
    representedParty: 'Larch Holdings LLC',
    representedSide: 'plaintiff',
    parties: [
      { name: 'Larch Holdings LLC', role: 'plaintiff' },
      { name: 'Jordan Pine', role: 'defendant' },
    ],
    contactName: 'Casey Fernhollow',
    contactPhone: '(555) 010-0142',
    ...details,
  };
}

let asked = 0;

/** Nobody else's, so that no test is refused for having asked too often. */
function anAddress(): string {
  asked += 1;
  return `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`;
}

/** What the client is shown before ordering. */
export async function quotedTotal(
  test: TestApp,
  { court, appearanceType, date, time, expectedMinutes }: OrderForm,
): Promise<number> {
  const query = { court, appearanceType, date, time };
  const answer = await test.call(quotes.calculateFee, {
    from: anAddress(),
    query: { ...query, ...(expectedMinutes ? { expectedMinutes: String(expectedMinutes) } : {}) },
  });
  return answer.json<{ totalCents: number }>().totalCents;
}

export interface Scheduled {
  id: string;
  number: number;
  status: string;
  totalCents: number;
  revision: number;
  actions: string[];
  order: OrderForm;
}

/** Ordered by a client of its own unless one is given. */
export async function aScheduledAppearance(
  test: TestApp,
  details: Partial<OrderForm> = {},
  client?: SignedInUser,
): Promise<Scheduled & { client: SignedInUser }> {
  const by = client ?? (await aSignedInUser(test.platform.db, 'client'));
  const form = await anOrder(test, details);
  const expectedTotalCents = await quotedTotal(test, form);
  const answer = await test.call(appearances.schedule, {
    token: by.token,
    body: { ...form, expectedTotalCents },
  });
  if (answer.statusCode !== 201) throw new Error(`Not scheduled: ${answer.body}`);
  return { ...answer.json<Scheduled>(), client: by };
}

/** The client changes an appearance that an attorney has taken, at the price that this comes to. */
export async function changeByClient(
  test: TestApp,
  { id, order, revision, client }: Scheduled & { client: SignedInUser },
  change: Record<string, unknown>,
): Promise<LightMyRequestResponse> {
  const changed = { ...order, ...change };
  const expectedTotalCents = await quotedTotal(test, changed);
  return test.call(appearances.change, {
    token: client.token,
    params: { id },
    body: { ...changed, revision: revision + 1, expectedTotalCents },
  });
}

/** Puts an attorney on it as an acceptance will. */
export async function anAssignedAppearance(
  test: TestApp,
  details: Partial<OrderForm> = {},
  given: { client?: SignedInUser; attorney?: SignedInUser } = {},
) {
  const appearance = await aScheduledAppearance(test, details, given.client);
  const attorney = given.attorney ?? (await aSignedInUser(test.platform.db, 'attorney'));
  await test.platform.db.sql(
    `with held as (
       insert into assignments (appearance_id, attorney_id, during, confirmed_at)
       select id, $2, tstzrange(hearing_at, hearing_at + make_interval(mins => expected_minutes)),
              clock_now()
         from appearances where id = $1 returning appearance_id),
     moved as (
       update appearances set status = 'assigned', revision = revision + 1
        where id in (select appearance_id from held) returning id)
     insert into appearance_history (appearance_id, seq, action, from_status, to_status, party, actor_id)
     select id, 2, 'accept', 'open', 'assigned', 'attorney', $2 from moved`,
    [appearance.id, attorney.id],
  );
  return { ...appearance, status: 'assigned', revision: appearance.revision + 1, attorney };
}
