import type { CaseType } from '@courtside/domain/case-types';
import { type EligibilityCheck, type LostCheck, lostCheck } from '@courtside/domain/offers';
import { type DbOrTx, statement } from '../../platform/db/database.ts';
import { checksOf } from './eligibility.ts';

/** What of an appearance a change can move away from the attorney who holds it. */
export interface ChangedHearing {
  court: string;
  caseType: CaseType;
  date: string;
  time: string;
  hearingAt: string;
  expectedMinutes: number;
  excludedAttorneys: readonly string[];
}

// The appearance as it is and as it would be stand side by side under the name that the checks go by.
const selectBoth = statement<Record<EligibilityCheck, boolean>>(
  'select_checks_before_and_after',
  `with both_of as (
     select false as is_changed, id, client_id, held_until, held_for, court_id, state_code,
            county_fips, case_type, hearing_date, hearing_time, hearing_at, expected_minutes, details
       from appearances where id = $1
     union all
     select true, kept.id, kept.client_id, kept.held_until, kept.held_for, moved_to.id,
            moved_to.state_code, moved_to.county_fips, $3, $4::date, $5::time, $6::timestamptz,
            $7::integer, jsonb_build_object('excludedAttorneys', $8::jsonb)
       from appearances kept join courts moved_to on moved_to.id = $2
      where kept.id = $1)
   select ${Object.entries(checksOf('holder.attorney_id'))
     .map(([name, sql]) => `${sql} as "${name}"`)
     .join(', ')}
     from both_of a
     join assignments holder on holder.appearance_id = a.id and holder.released_at is null
    order by a.is_changed`,
);

/**
 * Why a change shuts out the attorney who holds an appearance; nothing when they can attend it still, or
 * nobody holds it. What they failed before does not count: an administrator has overruled it.
 */
export async function findLostCheck(
  db: DbOrTx,
  appearanceId: string,
  to: ChangedHearing,
): Promise<LostCheck | undefined> {
  const [before, after] = await db.all(selectBoth, [
    appearanceId,
    to.court,
    to.caseType,
    to.date,
    to.time,
    to.hearingAt,
    to.expectedMinutes,
    JSON.stringify(to.excludedAttorneys),
  ]);
  return before && after && lostCheck(before, after);
}
