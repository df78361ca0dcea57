-- A kind of hearing within a practice area. It carries the standard fee.
create table appearance_types (
  id uuid primary key default new_id(),
  case_type text not null check (case_type <> ''),
  name text not null check (name <> ''),
  description text check (description <> ''),
  -- How it is billed to those who want codes: UTBMS task.
  utbms_task text not null check (utbms_task ~ '^[A-Z]\d{3}$'),
  usual_minutes integer not null check (usual_minutes between 5 and 1440),
  in_person boolean not null,
  remote boolean not null,
  position integer not null default 1000,
  client_fee_cents integer not null check (client_fee_cents between 0 and 100000000),
  attorney_fee_cents integer not null check (attorney_fee_cents between 0 and 100000000),
  included_minutes integer not null check (included_minutes between 0 and 1440),
  client_hourly_cents integer not null check (client_hourly_cents between 0 and 100000000),
  attorney_hourly_cents integer not null check (attorney_hourly_cents between 0 and 100000000),
  active boolean not null default true,
  revision integer not null default 1,
  check (in_person or remote)
);
create unique index appearance_types_by_case_type_and_name
  on appearance_types (case_type, lower(name));
create index appearance_types_by_position on appearance_types (case_type, position, name, id);
create index appearance_types_by_name on appearance_types (name, id);

-- Another fee at one place. The most specific place wins: court, county, state.
create table non_standard_fees (
  id uuid primary key default new_id(),
  appearance_type_id uuid not null references appearance_types,
  state_code text not null references states on update cascade,
  county_fips text,
  court_id uuid,
  level text not null generated always as (
    case when court_id is not null then 'court' when county_fips is not null then 'county' else 'state' end
  ) stored,
  client_fee_cents integer not null check (client_fee_cents between 0 and 100000000),
  attorney_fee_cents integer not null check (attorney_fee_cents between 0 and 100000000),
  included_minutes integer not null check (included_minutes between 0 and 1440),
  client_hourly_cents integer not null check (client_hourly_cents between 0 and 100000000),
  attorney_hourly_cents integer not null check (attorney_hourly_cents between 0 and 100000000),
  created_at timestamptz not null default clock_now(),
  revision integer not null default 1,
  -- A court's fee lies in the court's county, and a county's in its state.
  check (court_id is null or county_fips is not null),
  foreign key (county_fips, state_code) references counties (fips, state_code) on update cascade,
  foreign key (court_id, county_fips, state_code)
    references courts (id, county_fips, state_code) on update cascade,
  unique nulls not distinct (appearance_type_id, state_code, county_fips, court_id)
);
create index non_standard_fees_by_age on non_standard_fees (created_at desc, id desc);
create index non_standard_fees_by_type on non_standard_fees (appearance_type_id, created_at desc, id desc);
create index non_standard_fees_by_state on non_standard_fees (state_code, created_at desc, id desc);
create index non_standard_fees_by_county on non_standard_fees (county_fips, created_at desc, id desc);
create index non_standard_fees_by_court on non_standard_fees (court_id, created_at desc, id desc);
create index non_standard_fees_by_level on non_standard_fees (level, created_at desc, id desc);
create index non_standard_fees_at_a_loss on non_standard_fees (created_at desc, id desc)
  where attorney_fee_cents > client_fee_cents;

-- Every change of a fee, written by the database itself so that no way around it exists. A standard
-- fee has no place. Whoever changes fees names themselves in `courtside.actor_id` and `actor_name`.
create table fee_changes (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_now(),
  actor_id uuid references users on delete set null,
  actor_name text,
  appearance_type_id uuid not null references appearance_types on delete cascade,
  state_code text,
  county_fips text,
  court_id uuid,
  -- The fee as it was and as it is; null where there was none, or is none any more.
  before jsonb,
  after jsonb,
  check (before is not null or after is not null)
);
create index fee_changes_by_type on fee_changes (appearance_type_id, id desc);
create index fee_changes_by_place on fee_changes (state_code, county_fips, court_id, id desc);

create function fee_of(
  client_fee integer, attorney_fee integer, minutes integer, client_hourly integer,
  attorney_hourly integer
) returns jsonb
  language sql immutable parallel safe
  return jsonb_build_object(
    'clientFeeCents', client_fee, 'attorneyFeeCents', attorney_fee, 'includedMinutes', minutes,
    'clientHourlyCents', client_hourly, 'attorneyHourlyCents', attorney_hourly);

create function note_fee_change() returns trigger
  language plpgsql as $$
declare
  was jsonb;
  becomes jsonb;
  type_id uuid;
  place record;
begin
  if tg_op <> 'INSERT' then
    was := fee_of(old.client_fee_cents, old.attorney_fee_cents, old.included_minutes,
                  old.client_hourly_cents, old.attorney_hourly_cents);
  end if;
  if tg_op <> 'DELETE' then
    becomes := fee_of(new.client_fee_cents, new.attorney_fee_cents, new.included_minutes,
                      new.client_hourly_cents, new.attorney_hourly_cents);
  end if;
  if was is not distinct from becomes then return null; end if;
  if tg_table_name = 'appearance_types' then
    type_id := new.id;
    select null::text as state_code, null::text as county_fips, null::uuid as court_id into place;
  elsif tg_op = 'DELETE' then
    type_id := old.appearance_type_id;
    select old.state_code, old.county_fips, old.court_id into place;
  else
    type_id := new.appearance_type_id;
    select new.state_code, new.county_fips, new.court_id into place;
  end if;
  insert into fee_changes
    (actor_id, actor_name, appearance_type_id, state_code, county_fips, court_id, before, after)
  values
    (nullif(current_setting('courtside.actor_id', true), '')::uuid,
     nullif(current_setting('courtside.actor_name', true), ''),
     type_id, place.state_code, place.county_fips, place.court_id, was, becomes);
  return null;
end $$;
create trigger note_change after insert or update on appearance_types
  for each row execute function note_fee_change();
create trigger note_change after insert or update or delete on non_standard_fees
  for each row execute function note_fee_change();

create trigger raise_version after insert or update or delete on appearance_types
  for each statement execute function raise_reference_version('catalogue');
create trigger raise_version after insert or update or delete on non_standard_fees
  for each statement execute function raise_reference_version('catalogue');

-- Rules that administrators set. Nothing is overwritten: the newest version of a name is in force.
create table policy_versions (
  id bigint generated always as identity primary key,
  name text not null check (name <> ''),
  value jsonb not null,
  at timestamptz not null default clock_now(),
  actor_id uuid references users on delete set null,
  actor_name text
);
create index policy_versions_by_name on policy_versions (name, id desc);
