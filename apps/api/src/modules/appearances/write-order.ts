import type { order } from '@courtside/contract/order';
import { normalizeCaseNumber } from '@courtside/domain/appearances';
import { isDepositionTask } from '@courtside/domain/catalogue';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type DbOrTx, statement, type Tx } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { appearanceParties } from './appearances.schema.ts';
import type { PricedOrder } from './price-order.ts';

export type Order = z.output<typeof order>;

/** The columns of an order; what has none of its own is kept as details. */
export function columnsOf(given: Order, { quoted, quote }: PricedOrder) {
  const {
    court,
    appearanceType,
    date,
    time,
    which: _which,
    expectedMinutes: _minutes,
    mode,
    caption,
    caseNumber,
    fileNumber,
    publicSummary,
    parties: _parties,
    ...details
  } = given;
  return {
    courtId: court,
    ...placeOfCourt(court),
    appearanceTypeId: appearanceType,
    caseType: quoted.caseType,
    hearingDate: date,
    hearingTime: time,
    timeZone: quoted.timeZone,
    hearingAt: quoted.hearingAt,
    expectedMinutes: quoted.expectedMinutes,
    mode,
    caption,
    caseNumber,
    caseNumberNormalized: caseNumber && (normalizeCaseNumber(caseNumber) || null),
    fileNumber,
    publicSummary,
    details,
    quote,
    clientTotalCents: quote.client.totalCents,
    attorneyTotalCents: quote.attorney.totalCents,
  };
}

/** Where a court lies, as the appearance keeps it. */
export function placeOfCourt(court: string) {
  return {
    countyFips: sql`(select county_fips from courts where id = ${court})`,
    stateCode: sql`(select state_code from courts where id = ${court})`,
  };
}

export async function writeParties(tx: Tx, id: string, parties: Order['parties']): Promise<void> {
  await tx.all(deleteParties, [id]);
  await tx.orm
    .insert(appearanceParties)
    .values(parties.map((party, position) => ({ appearanceId: id, position, ...party })));
}

const deleteParties = statement<never>(
  'delete_appearance_parties',
  'delete from appearance_parties where appearance_id = $1',
);

interface OrderFacts {
  utbmsTask: string;
  inPerson: boolean;
  remote: boolean;
  unknownAttorneys: string[];
}

const selectFacts = statement<OrderFacts>(
  'select_order_facts',
  `select t.utbms_task as "utbmsTask", t.in_person as "inPerson", t.remote,
          array(
            select wanted from unnest($2::uuid[]) as wanted
             where not exists (
               select from users u join user_roles r on r.user_id = u.id and r.role = 'attorney'
                where u.id = wanted)
          ) as "unknownAttorneys"
     from appearance_types t where t.id = $1`,
);

/** What the catalogue and the list of attorneys have to say about an order. */
export async function checkOrder(db: DbOrTx, given: Order): Promise<void> {
  const named = [given.preferredAttorney, ...given.excludedAttorneys].filter((id) => id !== null);
  const facts = await db.first(selectFacts, [given.appearanceType, named]);
  if (!facts)
    throw new Refusal('not_found', { errors: { appearanceType: 'Choose a kind of hearing' } });
  const errors: Record<string, string> = {};
  if (given.mode === 'in_person' ? !facts.inPerson : !facts.remote) {
    errors['mode'] = 'This kind of hearing is not attended this way.';
  }
  if (isDepositionTask(facts.utbmsTask) && !given.deposition) {
    errors['deposition.witness'] = 'The witness is required';
  }
  if (facts.unknownAttorneys.length > 0) {
    const isPreferred = facts.unknownAttorneys.includes(given.preferredAttorney ?? '');
    errors[isPreferred ? 'preferredAttorney' : 'excludedAttorneys'] =
      'We do not know this attorney.';
  }
  if (given.preferredAttorney && given.excludedAttorneys.includes(given.preferredAttorney)) {
    errors['excludedAttorneys'] = 'The preferred attorney cannot be excluded.';
  }
  if (Object.keys(errors).length > 0) throw new Refusal('invalid_request', { errors });
}
