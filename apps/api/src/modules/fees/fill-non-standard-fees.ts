import type { Tx } from '../../platform/db/database.ts';
import type { Origin } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { record } from '../../platform/system-log/system-log.ts';
import { findPlaces, type ResolvedPlace, unknownPlaces } from './fee-places.queries.ts';
import {
  countTargets,
  type Filling,
  type Outcome,
  targetsOf,
  writeTargets,
} from './fill-targets.ts';
import { nameFeeChanger } from './name-fee-changer.ts';

/** Sets fees for several kinds of hearing at several places, all or none. */
export async function fillNonStandardFees(
  tx: Tx,
  { body, origin }: { body: Filling; origin: Origin },
): Promise<Outcome> {
  await refuseUnknownTypes(tx, body.appearanceTypes);
  const places = await getPlaces(tx, body.places);
  if (!body.dryRun) {
    // What is counted and what a percentage is taken of must not change under way. Reading goes on.
    await tx.sql('lock table non_standard_fees in share row exclusive mode');
    await nameFeeChanger(tx, origin);
  }
  const outcome: Outcome = { added: 0, changed: 0, unchanged: 0, atALoss: 0 };
  for (const appearanceTypes of inSteps(body.appearanceTypes, places.length)) {
    const targets = targetsOf({ ...body, appearanceTypes }, places);
    addUp(outcome, await countTargets(tx, targets));
    if (!body.dryRun) await writeTargets(tx, targets);
  }
  if (body.dryRun) return outcome;
  record(tx, origin, {
    action: 'fees.fill_non_standard',
    recordType: 'non_standard_fee',
    recordId: 'several',
    after: {
      appearanceTypes: body.appearanceTypes.length,
      places: body.places.length,
      fill: body.fill,
      ...outcome,
    },
  });
  return outcome;
}

/** So many rows at once that none of the statements comes near the time one may take. */
const rowsPerStep = 2500;

/** Kinds of hearing do not depend on each other, so that each step may take some of them. */
function inSteps(appearanceTypes: readonly string[], places: number): string[][] {
  const size = Math.max(1, Math.floor(rowsPerStep / places));
  const distinct = [...new Set(appearanceTypes)];
  return Array.from({ length: Math.ceil(distinct.length / size) }, (_, step) =>
    distinct.slice(step * size, (step + 1) * size),
  );
}

function addUp(total: Outcome, step: Outcome): void {
  for (const name of ['added', 'changed', 'unchanged', 'atALoss'] as const) {
    total[name] += step[name];
  }
}

async function refuseUnknownTypes(tx: Tx, ids: readonly string[]): Promise<void> {
  const unknown = await tx.sql<{ index: number }>(
    `select number::integer - 1 as index
       from unnest($1::uuid[]) with ordinality as given(id, number)
      where not exists (select from appearance_types t where t.id = given.id)`,
    [ids],
  );
  if (unknown.length === 0) return;
  const message = 'We do not know this kind of hearing.';
  throw new Refusal('not_found', {
    message,
    errors: Object.fromEntries(unknown.map(({ index }) => [`appearanceTypes.${index}`, message])),
  });
}

async function getPlaces(tx: Tx, asked: Filling['places']): Promise<ResolvedPlace[]> {
  const found = await findPlaces(tx, asked);
  const errors = Object.fromEntries(
    asked.flatMap(({ level }, index) =>
      found[index] ? [] : [[`places.${index}`, unknownPlaces[level]]],
    ),
  );
  const [message] = Object.values(errors);
  if (message !== undefined) throw new Refusal('not_found', { message, errors });
  return found.filter((place) => place !== undefined);
}
