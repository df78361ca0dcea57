import type { BodyOf, ResponseOf } from '@courtside/contract/endpoint';
import type { fees } from '@courtside/contract/fees';
import type { Tx } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { ResolvedPlace } from './fee-places.queries.ts';
import { atALoss, feeColumns, firstFeeOf, joinFeesAt } from './fee-sql.ts';

export type Filling = BodyOf<typeof fees.fillNonStandard>;
export type Outcome = ResponseOf<typeof fees.fillNonStandard>;

/** The most that a fee may be, as the contract and the tables have it. */
const mostCents = 100_000_000;

/** A query for its rows, `targets`. */
interface Targets {
  sql: string;
  values: unknown[];
}

/** One row for each kind of hearing at each place: the fee that it has there now, and is to have. */
export function targetsOf({ appearanceTypes, fill }: Filling, places: ResolvedPlace[]): Targets {
  const values: unknown[] = [appearanceTypes, JSON.stringify(places)];
  const next = feeColumns.map((column) => `${nextValue(fill, column, values)} as ${column}`);
  const own = feeColumns.map((column) => `own_${column}`);
  return {
    values,
    sql: `
      places as (
        select distinct "stateCode" as state_code, "countyFips" as county_fips,
                        "courtId" as court_id
          from jsonb_to_recordset($2::jsonb)
            as given("stateCode" text, "countyFips" text, "courtId" uuid)),
      present as (
        select t.id as appearance_type_id, p.state_code, p.county_fips, p.court_id,
               ${firstFeeOf(['of_court', 'of_county', 'of_state', 't'], 'columns')},
               ${feeColumns
                 .map(
                   (column) => `case when p.court_id is not null then of_court.${column}
                                     when p.county_fips is not null then of_county.${column}
                                     else of_state.${column} end as own_${column}`,
                 )
                 .join(', ')}
          from appearance_types t cross join places p ${joinFeesAt('t.id', 'p')}
         where t.id = any($1::uuid[])),
      targets as (
        select appearance_type_id, state_code, county_fips, court_id, ${own.join(', ')},
               ${next.join(', ')}
          from present)`,
  };
}

function nextValue(fill: Filling['fill'], column: string, values: unknown[]): string {
  if (fill.by === 'amounts') return `$${values.push(amountIn(fill, column))}::bigint`;
  if (column === 'included_minutes') return column;
  const percent = column.startsWith('client') ? fill.clientPercent : fill.attorneyPercent;
  const factor = `$${values.push(100 + percent)}::numeric`;
  const step = `$${values.push(fill.roundToCents)}::numeric`;
  return `(round(${column} * ${factor} / 100 / ${step}) * ${step})::bigint`;
}

function amountIn(
  amounts: Extract<Filling['fill'], { by: 'amounts' }>,
  column: string,
): number | undefined {
  const byColumn: Record<string, number> = {
    client_fee_cents: amounts.clientFeeCents,
    attorney_fee_cents: amounts.attorneyFeeCents,
    included_minutes: amounts.includedMinutes,
    client_hourly_cents: amounts.clientHourlyCents,
    attorney_hourly_cents: amounts.attorneyHourlyCents,
  };
  return byColumn[column];
}

const nextFee = feeColumns.join(', ');
const ownFee = feeColumns.map((column) => `own_${column}`).join(', ');

export async function countTargets(tx: Tx, { sql, values }: Targets): Promise<Outcome> {
  const [counted] = await tx.sql<Outcome & { isTooLarge: boolean }>(
    `with ${sql}
     select count(*) filter (where own_client_fee_cents is null)::integer as added,
            count(*) filter (where own_client_fee_cents is not null
                               and (${ownFee}) is distinct from (${nextFee}))::integer as changed,
            count(*) filter (where (${ownFee}) = (${nextFee}))::integer as unchanged,
            count(*) filter (where ${atALoss('targets')})::integer as "atALoss",
            bool_or(greatest(${nextFee}) > ${mostCents}) as "isTooLarge"
       from targets`,
    values,
  );
  if (!counted) throw new Error('Counting gave no row');
  if (counted.isTooLarge) {
    throw new Refusal('invalid_request', { errors: { fill: 'Makes a fee larger than we allow.' } });
  }
  return counted;
}

const upsert = `
  insert into non_standard_fees as f
    (appearance_type_id, state_code, county_fips, court_id, ${nextFee})
  select appearance_type_id, state_code, county_fips, court_id, ${nextFee} from targets
   where (${ownFee}) is distinct from (${nextFee})
  on conflict (appearance_type_id, state_code, county_fips, court_id) do update
     set (${nextFee}, revision) =
         row(${feeColumns.map((column) => `excluded.${column}`).join(', ')}, f.revision + 1)`;

export async function writeTargets(tx: Tx, { sql, values }: Targets): Promise<void> {
  await tx.sql(`with ${sql} ${upsert}`, values);
}
