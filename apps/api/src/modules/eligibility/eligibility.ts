import {
  type EligibilityCheck,
  eligibilityCheckNames,
  eligibilityChecks,
  failedCheck,
} from '@courtside/domain/offers';
import { defaultPolicies } from '@courtside/domain/policies';
import { type DbOrTx, statement } from '../../platform/db/database.ts';

const ends = 'a.hearing_at + make_interval(mins => a.expected_minutes)';
const until = (alias: string) => `coalesce(${alias}.expires_on, 'infinity')`;
const valid = (alias: string) =>
  `(${alias}.expires_on is null or ${alias}.expires_on >= a.hearing_date)`;

const { requiresW9, requiresInsurance } = defaultPolicies.eligibility;
/** The papers that the policy in force asks for; it stands apart, so a query asks once. */
const neededPapers = `(
  select array_remove(array[
           case when coalesce((rule.value ->> 'requiresW9')::boolean, ${requiresW9}) then 'w9' end,
           case when coalesce((rule.value ->> 'requiresInsurance')::boolean, ${requiresInsurance})
                then 'insurance' end], null)
    from (select) one
    left join lateral (select value from policy_versions
                        where name = 'eligibility' order by id desc limit 1) rule on true)`;

/**
 * Every check in SQL, about an attorney given as an expression and an appearance `a`. Lists, dispatch
 * and acceptance all ask these and no others. What hangs on the attorney alone is a query of its own, not
 * mixed with the appearance: PostgreSQL then asks it once for all that one attorney could take.
 */
export function checksOf(attorney: string): Readonly<Record<EligibilityCheck, string>> {
  return {
    // Names that no query around it has: one of the same name would be compared with itself.
    active: `exists (select from users checked_user
                       join user_roles checked_role on checked_role.user_id = checked_user.id
                      where checked_user.id = ${attorney} and checked_user.standing = 'active'
                        and checked_role.role = 'attorney')`,
    // Bare, the comparison would be taken to hold for one in a thousand, and everything else planned by that.
    documented: `coalesce(a.hearing_date <= (
      select case when count(*) = cardinality(${neededPapers})
                  then coalesce(min(${until('d')}), 'infinity') end
        from attorney_documents d
       where d.user_id = ${attorney} and d.replaced_at is null
         and d.kind = any(${neededPapers}::text[])), false)`,
    admitted: `(
      coalesce(a.hearing_date <= ((select jsonb_object_agg(b.state, ${until('b')})
                                     from bar_admissions b
                                    where b.user_id = ${attorney}) ->> a.state_code)::date, false)
      or exists (select from federal_admissions f
                   join courts fc on fc.id = a.court_id and fc.federal_district = f.district
                  where f.user_id = ${attorney} and ${valid('f')}))`,
    covers: `(
      exists (select from attorney_states p
               where p.user_id = ${attorney} and p.state = a.state_code)
      or exists (select from attorney_counties p
                  where p.user_id = ${attorney} and p.county_fips = a.county_fips)
      or exists (select from attorney_courts p
                  where p.user_id = ${attorney} and p.court_id = a.court_id))`,
    practises: `exists (select from attorney_case_types p
                         where p.user_id = ${attorney} and p.case_type = a.case_type)`,
    available: `(
      not exists (select from time_off o
                   where o.user_id = ${attorney} and o.days @> a.hearing_date)
      and (not exists (select from attorney_hours h where h.user_id = ${attorney})
           or exists (select from attorney_hours h
                       where h.user_id = ${attorney}
                         and h.weekday = extract(dow from a.hearing_date)
                         and a.hearing_time >= h.starts and a.hearing_time < h.ends)))`,
    // Of a hearing ahead it is enough to know when they are busy from now on; where that is then, with what.
    free: `(
      (a.hearing_at > clock_now()
       and not coalesce((select range_agg(s.during) from assignments s
                          where s.attorney_id = ${attorney} and s.released_at is null
                            and s.during && tstzrange(clock_now(), null))
                        && tstzrange(a.hearing_at, ${ends}), false))
      or not exists (select from assignments s
                      where s.attorney_id = ${attorney} and s.released_at is null
                        and s.appearance_id <> a.id
                        and upper(s.during) > a.hearing_at and lower(s.during) < ${ends}))`,
    not_rejected: `not exists (select from offers o
                                where o.appearance_id = a.id and o.attorney_id = ${attorney}
                                  and o.rejected_at is not null)`,
    not_excluded: `(a.client_id <> ${attorney}
      and not (a.details -> 'excludedAttorneys') ? (${attorney})::text)`,
    not_held: `(a.held_until is null or a.held_until <= clock_now() or a.held_for = ${attorney})`,
  };
}

/** All of them, or all but some. */
export function isEligible(attorney: string, except: readonly EligibilityCheck[] = []): string {
  const checks = checksOf(attorney);
  return eligibilityCheckNames
    .filter((name) => !except.includes(name))
    .map((name) => checks[name])
    .join('\n and ');
}

const selectChecks = statement<Record<EligibilityCheck, boolean>>(
  'select_eligibility',
  `select ${Object.entries(checksOf('$2::uuid'))
    .map(([name, sql]) => `${sql} as "${name}"`)
    .join(', ')}
     from appearances a where a.id = $1`,
);

/** Why an attorney may not take an appearance; nothing when they may. */
export async function findIneligibility(
  db: DbOrTx,
  appearanceId: string,
  attorneyId: string,
): Promise<{ check: EligibilityCheck; message: string } | undefined> {
  const checks = await db.first(selectChecks, [appearanceId, attorneyId]);
  const check = checks && failedCheck(checks);
  return check && { check, message: eligibilityChecks[check] };
}
