import type { Db } from '@courtside/api/platform/db/database';
import { uuid } from './national-data.ts';
import { runSteps } from './run-steps.ts';

/** An attorney with an open appearance that nobody else is asked to take. */
export interface Pair {
  appearanceId: string;
  token: string;
  feeCents: number;
  court: string;
  hearingAt: string;
  type: string;
  minutes: number;
  mode: string;
  side: string;
  parties: { name: string; role: string }[];
}

/**
 * Gives every attorney who covers their home county a civil hearing there, in the evening of a day
 * when nobody has one. Its parties are like nobody they know: all are free to accept.
 */
export async function preparePairs(url: string, db: Db): Promise<Pair[]> {
  await runSteps(url, steps);
  return db.sql<Pair>(
    `select p.appearance_id as "appearanceId", p.token, p.fee_cents as "feeCents",
            a.court_id as court, a.hearing_at as "hearingAt", t.name as type,
            a.expected_minutes as minutes, a.mode, a.details ->> 'representedSide' as side,
            (select jsonb_agg(jsonb_build_object('name', n.name, 'role', n.role) order by n.position)
               from appearance_parties n where n.appearance_id = a.id) as parties
       from bench_pairs p join appearances a on a.id = p.appearance_id
       join appearance_types t on t.id = a.appearance_type_id
      order by p.appearance_id`,
  );
}

const steps = [
  `create unlogged table bench_pairs as
   select u.id as attorney_id, ${uuid(`'evening' || u.id`)} as appearance_id,
          'bench-' || md5(u.id::text) as token, k.id as court_id, k.county_fips, k.state_code,
          k.time_zone, t.id as type_id, t.attorney_fee_cents as fee_cents, t.client_fee_cents,
          clock_now()::date + 21 as day, substr(md5('name' || u.id), 1, 12) as name
     from users u join attorney_homes h on h.user_id = u.id
     cross join lateral (
       select * from offered_courts where county_fips = h.county_fips order by id limit 1) k
     cross join lateral (
       select * from appearance_types where active and case_type = 'Civil' order by id limit 1) t
    where exists (select from attorney_counties c
                   where c.user_id = u.id and c.county_fips = h.county_fips)
       or exists (select from attorney_states s
                   where s.user_id = u.id and s.state = k.state_code)`,
  `insert into sessions (token_hash, user_id, expires_at)
   select sha256(token::bytea), attorney_id, clock_now() + interval '2 hours' from bench_pairs`,
  `insert into appearances (id, client_id, status, court_id, county_fips, state_code,
          appearance_type_id, case_type, hearing_date, hearing_time, time_zone, hearing_at,
          expected_minutes, mode, caption, details, quote, client_total_cents,
          attorney_total_cents)
   select appearance_id,
          (select user_id from user_roles where role = 'client' order by user_id limit 1),
          'open', court_id, county_fips, state_code, type_id, 'Civil', day, '19:00', time_zone,
          (day + time '19:00') at time zone time_zone, 30, 'in_person', name || ' v. Roe',
          jsonb_build_object('excludedAttorneys', '[]'::jsonb, 'representedParty', name,
                             'representedSide', 'plaintiff'),
          jsonb_build_object('level', 'standard'), client_fee_cents, fee_cents
     from bench_pairs`,
  `insert into appearance_parties (appearance_id, position, name, role)
   select appearance_id, 0, name, 'plaintiff' from bench_pairs
   union all
   select appearance_id, 1, reverse(name), 'defendant' from bench_pairs`,
  `insert into appearance_history (appearance_id, seq, action, to_status, party)
   select appearance_id, 1, 'schedule', 'open', 'client' from bench_pairs`,
];
