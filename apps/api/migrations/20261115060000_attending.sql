-- Where the court lies, kept with the appearance so that open work is found by place with one index.
alter table appearances add column county_fips text, add column state_code text;
update appearances a set county_fips = c.county_fips, state_code = c.state_code
  from courts c where c.id = a.court_id;
alter table appearances
  alter column county_fips set not null,
  alter column state_code set not null,
  add foreign key (court_id, county_fips, state_code)
    references courts (id, county_fips, state_code) on update cascade,
  -- While the preferred attorney thinks it over, nobody else can take it.
  add column held_for uuid references users,
  add column held_until timestamptz,
  add constraint appearances_hold_check check ((held_for is null) = (held_until is null));
create index appearances_open_by_state on appearances (state_code, hearing_at, id)
  where status = 'open';
create index appearances_by_case on appearances (court_id, case_number_normalized)
  where case_number_normalized is not null;

-- `Northern District of Alabama`: admission there counts beside admission in the state.
alter table courts add column federal_district text generated always as (
  case when kind in ('federal_district', 'federal_bankruptcy')
       then substring(name from 'the ((?:(?:Northern|Southern|Eastern|Western|Middle|Central) )?District of (?:[A-Z][a-z]+ ?(?:of )?)+?)(?:,| at |$)') end
) stored;

-- The middle of a county, for distances; unknown where the map has no such county.
alter table counties add column lat double precision, add column lon double precision,
  add constraint counties_middle_check check ((lat is null) = (lon is null));

create function miles_between(
  lat_a double precision, lon_a double precision, lat_b double precision, lon_b double precision
) returns integer language sql immutable strict parallel safe
return round(3958.8 * 2 * asin(least(1, sqrt(
  power(sin(radians(lat_b - lat_a) / 2), 2)
  + cos(radians(lat_a)) * cos(radians(lat_b)) * power(sin(radians(lon_b - lon_a) / 2), 2)))));

-- One attorney's standing on an open appearance.
create table offers (
  appearance_id uuid not null references appearances,
  attorney_id uuid not null references users,
  -- How they came to hear of it; nothing when they found it themselves.
  wave text check (wave in ('preferred', 'knows_file', 'court', 'county', 'state', 'by_hand')),
  -- What they were ranked by, for whoever asks why.
  reasons jsonb not null default '{}',
  told_at timestamptz,
  rejected_at timestamptz,
  reject_reason text check (reject_reason <> ''),
  -- Somebody has it, or nobody needs it any more.
  closed_at timestamptz,
  primary key (appearance_id, attorney_id)
);
create index offers_of_attorney on offers (attorney_id, told_at desc);
create index offers_rejected on offers (attorney_id, rejected_at desc) where rejected_at is not null;

alter table assignments
  add column asked_to_confirm_at timestamptz,
  add column checked_in_at timestamptz,
  -- As far as the attorney's device told: {lat, lon, accuracyMeters}.
  add column checked_in_place jsonb,
  add column checked_out_at timestamptz,
  add column checked_out_place jsonb,
  add constraint assignments_check_out_check check (
    checked_out_at is null or checked_out_at >= checked_in_at);

-- What an attorney could not wait with and an administrator must see to.
create table problems (
  id uuid primary key default new_id(),
  appearance_id uuid not null references appearances,
  attorney_id uuid not null references users,
  kind text not null check (kind in ('cannot_attend', 'running_late', 'access', 'instructions', 'other')),
  description text not null check (description <> ''),
  created_at timestamptz not null default clock_now(),
  resolved_at timestamptz
);
create index problems_of_appearance on problems (appearance_id, created_at desc);

-- How an attorney has done so far, counted by the moves that say so.
create table attorney_records (
  user_id uuid primary key references users on delete cascade,
  completed integer not null default 0 check (completed >= 0),
  released integer not null default 0 check (released >= 0),
  no_shows integer not null default 0 check (no_shows >= 0),
  late_reports integer not null default 0 check (late_reports >= 0),
  rating_sum integer not null default 0 check (rating_sum >= 0),
  rating_count integer not null default 0 check (rating_count >= 0)
);

-- Where an attorney starts from; distances are reckoned from there.
create table attorney_homes (
  user_id uuid primary key references users on delete cascade,
  county_fips text not null references counties on update cascade
);

alter table bar_admissions add column expires_on date;

create table federal_admissions (
  user_id uuid not null references users on delete cascade,
  district text not null check (district ~ 'District of '),
  number text check (number <> ''),
  expires_on date,
  primary key (user_id, district)
);
create index federal_admissions_by_district on federal_admissions (district, user_id);

-- Papers that an attorney must have on file; the newest of a kind counts.
create table attorney_documents (
  id uuid primary key default new_id(),
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('w9', 'insurance')),
  -- None when it came on paper and was only noted.
  file_id uuid unique references files,
  expires_on date,
  created_at timestamptz not null default clock_now(),
  replaced_at timestamptz
);
create unique index attorney_documents_current on attorney_documents (user_id, kind)
  where replaced_at is null;

-- Days on which an attorney takes no hearing, in the courts' own dates.
create table time_off (
  id uuid primary key default new_id(),
  user_id uuid not null references users on delete cascade,
  days daterange not null check (not isempty(days) and not lower_inf(days) and not upper_inf(days)),
  note text check (note <> ''),
  constraint time_off_does_not_overlap exclude using gist (user_id with =, days with &&)
);

-- When an attorney takes hearings, by weekday (0 is Sunday) and court-local time. None at all: always.
create table attorney_hours (
  user_id uuid not null references users on delete cascade,
  weekday smallint not null check (weekday between 0 and 6),
  starts time not null,
  ends time not null check (ends > starts),
  primary key (user_id, weekday)
);

-- What a user is told in the product itself.
create table actions (
  id uuid primary key default new_id(),
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind <> ''),
  -- Never facts of a case: it shows on locked screens.
  title text not null check (title <> ''),
  body text not null check (body <> ''),
  -- A path of ours.
  link text not null check (link ~ '^/[^/\\]'),
  appearance_id uuid references appearances,
  -- Names the event: the same news is told once.
  once_key text,
  created_at timestamptz not null default clock_now(),
  read_at timestamptz,
  unique (user_id, once_key)
);
create index actions_of_user on actions (user_id, created_at desc, id desc);
create index actions_unread on actions (user_id) where read_at is null;

-- What administrators must know or see to.
create table notices (
  id uuid primary key default new_id(),
  kind text not null check (kind <> ''),
  urgency text not null default 'normal' check (urgency in ('normal', 'high')),
  title text not null check (title <> ''),
  body text not null check (body <> ''),
  link text not null check (link ~ '^/[^/\\]'),
  appearance_id uuid references appearances,
  once_key text unique,
  created_at timestamptz not null default clock_now(),
  resolved_at timestamptz,
  resolved_by uuid references users
);
create index notices_by_age on notices (created_at desc, id desc);
create index notices_open on notices (created_at desc, id desc) where resolved_at is null;
create index notices_of_appearance on notices (appearance_id, created_at desc);
