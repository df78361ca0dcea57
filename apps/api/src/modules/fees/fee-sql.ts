import type { Fee } from '@courtside/domain/fees';

/** The amounts of a fee, by the name that the contract gives them. */
const columns: Readonly<Record<keyof Fee, string>> = {
  clientFeeCents: 'client_fee_cents',
  attorneyFeeCents: 'attorney_fee_cents',
  includedMinutes: 'included_minutes',
  clientHourlyCents: 'client_hourly_cents',
  attorneyHourlyCents: 'attorney_hourly_cents',
};
export const feeColumns = Object.values(columns);

/** The columns of a fee, each named as the contract names it. */
export function feeOf(table: string): string {
  return Object.entries(columns)
    .map(([name, column]) => `${table}.${column} as "${name}"`)
    .join(', ');
}

/** The same as one JSON value; null when an outer join found no fee. */
export function feeAsJson(table: string): string {
  const values = feeColumns.map((column) => `${table}.${column}`).join(', ');
  return `case when ${table}.client_fee_cents is not null then fee_of(${values}) end`;
}

/** Of several fees, of which some may be missing, the first that is there. */
export function firstFeeOf(tables: readonly string[], names: 'contract' | 'columns'): string {
  return Object.entries(columns)
    .map(([name, column]) => {
      const first = `coalesce(${tables.map((table) => `${table}.${column}`).join(', ')})`;
      return `${first} as "${names === 'contract' ? name : column}"`;
    })
    .join(', ');
}

/** The attorney would be paid more than the client pays: `isAtALoss` of the domain. */
export function atALoss(table: string): string {
  return `(${table}.attorney_fee_cents > ${table}.client_fee_cents
           or ${table}.attorney_hourly_cents > ${table}.client_hourly_cents)`;
}

/**
 * Joins the fees that may apply to an appearance type at a place: `of_court`, `of_county` and
 * `of_state`, each by every column of the unique key so that its index finds them.
 */
export function joinFeesAt(typeId: string, place: string): string {
  return `
    left join non_standard_fees of_court
      on of_court.appearance_type_id = ${typeId} and of_court.state_code = ${place}.state_code
     and of_court.county_fips = ${place}.county_fips and of_court.court_id = ${place}.court_id
    left join non_standard_fees of_county
      on of_county.appearance_type_id = ${typeId} and of_county.state_code = ${place}.state_code
     and of_county.county_fips = ${place}.county_fips and of_county.court_id is null
    left join non_standard_fees of_state
      on of_state.appearance_type_id = ${typeId} and of_state.state_code = ${place}.state_code
     and of_state.county_fips is null and of_state.court_id is null`;
}
