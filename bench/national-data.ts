import { migrate } from '@courtside/api/migrate';
import { seed } from '@courtside/api/seed';
import { people, practice } from './national-shape.ts';
import { partyNames } from './party-names.ts';
import { runSteps } from './run-steps.ts';

export interface Nation {
  appearances: number;
  attorneys: number;
  clients: number;
}

/**
 * Fills a database as a national business would: work and attorneys where people live, big counties
 * and big clients far ahead of the rest, two years of hearings behind and two months ahead, in
 * half-hour slots so that nobody stands in two courts at once. The same call makes the same data.
 */
export async function fillNation(url: string, nation: Nation): Promise<void> {
  await migrate(url);
  await seed(url, { demo: null });
  await runSteps(url, steps(nation));
}

/** The same number for the same name: chance that repeats. */
const chance = (name: string) =>
  `(('x' || substr(md5(${name}), 1, 8))::bit(32)::bigint / 4294967296::float8)`;

/** One of so many, counted from 1. */
const draw = (many: string, name: string) => `1 + floor(${many} * ${chance(name)})::integer`;
/** Of version 4, as the API takes no others. */
export const uuid = (name: string) =>
  `overlay(overlay(md5(${name}) placing '4' from 13) placing 'a' from 17)::uuid`;

const { plaintiff, defendant } = partyNames(chance);

function steps({ appearances, attorneys, clients }: Nation): string[] {
  const weights = Object.entries(people).map(([state, count]) => `('${state}', ${count})`);
  const kinds = Object.entries(practice).map(([kind, share]) => `('${kind}', ${share})`);
  return [
    `create unlogged table bench_counties as
     with weighted as (
       select c.fips, c.state_code, k.courts,
              row_number() over of_state as n, count(*) over (partition by c.state_code) as of_state,
              w.people / power(row_number() over of_state, 1.1) as weight
         from offered_counties c join (values ${weights.join(', ')}) w(state, people)
           on w.state = c.state_code
         join (select county_fips, count(*) as courts from offered_courts group by 1) k
           on k.county_fips = c.fips
       window of_state as (partition by c.state_code order by md5(c.fips))
     )
     select fips, state_code, courts, n, of_state,
            (sum(weight) over (order by fips) / sum(weight) over ())::float8 as upto
       from weighted`,
    'create unique index on bench_counties (upto)',
    'create unique index on bench_counties (state_code, n)',
    `create unlogged table bench_courts as
     select id, county_fips, time_zone, row_number() over (partition by county_fips order by id) as n
       from offered_courts`,
    'create index on bench_courts (county_fips, n)',
    `create unlogged table bench_kinds as
     select kind, sum(share) over (order by kind) / 100::float8 as upto,
            (select count(*) from appearance_types t where t.active and t.case_type = kind) as types
       from (values ${kinds.join(', ')}) k(kind, share)`,
    `create unlogged table bench_types as
     select id, case_type, usual_minutes, client_fee_cents, attorney_fee_cents,
            row_number() over (partition by case_type order by id) as n
       from appearance_types where active`,
    'analyze bench_counties, bench_courts, bench_kinds, bench_types',
    // People.
    `insert into users (id, email, first_name, last_name, phone, street, city, state, zip, firm,
                        email_verified_at, activated_at)
     select ${uuid(`'client' || i`)}, 'client' || i || '@bench.test', 'Client', 'Number ' || i,
            '(555) 010-0100', '1 Main', 'Springfield', 'CA', '90001', 'Firm ' || i || ' LLP',
            clock_now(), clock_now()
       from generate_series(1, ${clients}) i`,
    `insert into user_roles (user_id, role)
     select ${uuid(`'client' || i`)}, 'client' from generate_series(1, ${clients}) i`,
    `create unlogged table bench_attorneys as
     select i, ${uuid(`'attorney' || i`)} as id, c.fips, c.state_code, c.of_state as counties,
            row_number() over (partition by c.state_code order by i) - 1 as n,
            count(*) over (partition by c.state_code) as of_state
       from generate_series(1, ${attorneys}) i
       cross join lateral (
         select fips, state_code, of_state from bench_counties
          where upto > ${chance(`'home' || i`)} order by upto limit 1) c`,
    'create index on bench_attorneys (state_code, n)',
    `insert into users (id, email, first_name, last_name, phone, street, city, state, zip,
                        email_verified_at, activated_at)
     select id, 'attorney' || i || '@bench.test', 'Attorney', 'Number ' || i, '(555) 010-0101',
            '1 Main', 'Springfield', state_code, '90001', clock_now(), clock_now()
       from bench_attorneys`,
    `insert into user_roles (user_id, role) select id, 'attorney' from bench_attorneys`,
    `insert into bar_admissions (user_id, state, number, year)
     select id, state_code, 'B' || i, 2000 + i % 24 from bench_attorneys`,
    `insert into attorney_homes (user_id, county_fips) select id, fips from bench_attorneys`,
    `insert into attorney_case_types (user_id, case_type)
     select a.id, k.kind from bench_attorneys a, bench_kinds k
      where k.kind = 'Civil' or ${chance(`a.i || k.kind`)} < 0.35`,
    // Three in ten cover their state, the others their county and two more.
    `insert into attorney_states (user_id, state)
     select id, state_code from bench_attorneys where ${chance(`'wide' || i`)} < 0.3`,
    `insert into attorney_counties (user_id, county_fips)
     select id, fips from bench_attorneys where ${chance(`'wide' || i`)} >= 0.3
     union
     select a.id, c.fips from bench_attorneys a cross join generate_series(1, 2) j
       join bench_counties c on c.state_code = a.state_code
        and c.n = ${draw('a.counties', `'also' || a.i || ' ' || j`)}
      where ${chance(`'wide' || a.i`)} >= 0.3`,
    `insert into attorney_documents (user_id, kind, expires_on)
     select id, kind, case kind when 'insurance' then clock_now()::date + 300 end
       from bench_attorneys, unnest(array['w9', 'insurance']) kind`,
    `insert into attorney_records (user_id, completed, released, rating_sum, rating_count)
     select id, (i * 7) % 90, i % 4, 4 * ((i * 7) % 90) + (i % 30), (i * 7) % 90
       from bench_attorneys`,
    // Work. A third of the clients order nine tenths of it.
    `create unlogged table bench_work as
     select i, ${uuid(`'appearance' || i`)} as id,
            ${uuid(`'client' || (1 + floor(${clients} * power(${chance(`'of' || i`)}, 2.2)))::integer`)} as client_id,
            k.id as court_id, k.time_zone, c.fips, c.state_code,
            t.id as type_id, t.case_type, t.usual_minutes, t.client_fee_cents, t.attorney_fee_cents,
            clock_now()::date - 730 + floor(790 * sqrt(${chance(`'day' || i`)}))::integer as day,
            time '08:00' + interval '30 minutes' * floor(18 * ${chance(`'slot' || i`)}) as slot
       from generate_series(1, ${appearances}) i
       cross join lateral (
         select fips, state_code, courts from bench_counties
          where upto > ${chance(`'where' || i`)} order by upto limit 1) c
       cross join lateral (
         select id, time_zone from bench_courts
          where county_fips = c.fips
            and n = ${draw('c.courts', `'court' || i`)}
         ) k
       cross join lateral (
         select kind, types from bench_kinds where upto > ${chance(`'kind' || i`)} order by upto limit 1) kd
       cross join lateral (
         select * from bench_types
          where case_type = kd.kind
            and n = ${draw('kd.types', `'type' || i`)}
         ) t`,
    `create unlogged table bench_placed as
     select w.*,
            ${chance(`'fate' || i`)} as fate,
            ${plaintiff('i')} as plaintiff, ${defendant('i')} as defendant,
            ${chance(`'side' || i`)} < 0.7 as is_for_plaintiff,
            row_number() over (partition by state_code, hearing_at order by i) as in_slot
       from (select *, (day + slot) at time zone time_zone as hearing_at from bench_work) w`,
    'analyze bench_placed',
    // Indexes are built faster than they are kept up row by row.
    `create unlogged table bench_indexes as
     select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made_by
       from pg_index where indrelid = 'appearances'::regclass
        and not exists (select from pg_constraint where conindid = indexrelid)`,
    eachIndex(`'drop index ' || name`),
    `insert into appearances (id, client_id, status, court_id, county_fips, state_code,
            appearance_type_id, case_type, hearing_date, hearing_time, time_zone, hearing_at,
            expected_minutes, mode, caption, case_number, case_number_normalized, details, quote,
            client_total_cents, attorney_total_cents, created_at, reported_at, approves_at)
     select id, client_id,
            case when hearing_at > clock_now() then case when fate < 0.3 then 'open' else 'assigned' end
                 when fate < 0.02 then 'unfilled' when fate < 0.06 then 'canceled'
                 when hearing_at > clock_now() - interval '1 day' then 'report_due'
                 when hearing_at > clock_now() - interval '4 days' then 'reported'
                 else 'completed' end,
            court_id, fips, state_code, type_id, case_type, day, slot, time_zone, hearing_at,
            30, case when i % 5 = 0 then 'video' else 'in_person' end,
            plaintiff || ' v. ' || defendant, 'CV-' || i, 'CV' || i,
            jsonb_build_object('excludedAttorneys', '[]'::jsonb,
              'representedParty', case when is_for_plaintiff then plaintiff else defendant end,
              'representedSide', case when is_for_plaintiff then 'plaintiff' else 'defendant' end),
            jsonb_build_object('level', 'standard'),
            client_fee_cents, attorney_fee_cents, hearing_at - interval '12 days',
            case when hearing_at < clock_now() - interval '1 day' then hearing_at + interval '9 hours' end,
            case when hearing_at < clock_now() - interval '1 day' then hearing_at + interval '105 hours' end
       from bench_placed`,
    `insert into appearance_parties (appearance_id, position, name, role)
     select id, 0, plaintiff, 'plaintiff' from bench_placed
     union all
     select id, 1, defendant, 'defendant' from bench_placed`,
    'alter table assignments drop constraint assignments_do_not_overlap',
    `insert into assignments (appearance_id, attorney_id, during, assigned_at, confirmed_at)
     select p.id, t.id, tstzrange(p.hearing_at, p.hearing_at + interval '30 minutes'),
            p.hearing_at - interval '10 days', p.hearing_at - interval '10 days'
       from bench_placed p join appearances a on a.id = p.id
       join (select state_code, max(of_state) as of_state from bench_attorneys group by state_code) s
         on s.state_code = p.state_code
       join bench_attorneys t on t.state_code = p.state_code
        and t.n = (p.in_slot + ('x' || substr(md5(p.hearing_at::text), 1, 6))::bit(24)::integer) % s.of_state
      where a.status in ('assigned', 'report_due', 'reported', 'completed') and p.in_slot <= s.of_state`,
    `alter table assignments add constraint assignments_do_not_overlap
       exclude using gist (attorney_id with =, during with &&) where (released_at is null)`,
    // Where a slot had more work than the state has attorneys, nobody came.
    `update appearances a set status = case when hearing_at > clock_now() then 'open' else 'unfilled' end
      where status in ('assigned', 'report_due', 'reported', 'completed')
        and not exists (select from assignments s where s.appearance_id = a.id)`,
    eachIndex('made_by'),
    `drop table bench_counties, bench_courts, bench_kinds, bench_types, bench_attorneys, bench_work,
       bench_placed, bench_indexes`,
  ];
}

function eachIndex(does: string): string {
  return `do $$ declare told text; begin
    for told in select ${does} from bench_indexes loop execute told; end loop;
  end $$`;
}
