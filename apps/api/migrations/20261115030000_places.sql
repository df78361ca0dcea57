create extension if not exists unaccent;

-- How often a set of reference data was changed. Answers made from it carry the number as their ETag.
create table reference_versions (
  name text primary key,
  version bigint not null default 1
);
insert into reference_versions (name) values ('places'), ('catalogue');

create function raise_reference_version() returns trigger
  language plpgsql as $$
begin
  update reference_versions set version = version + 1 where name = tg_argv[0];
  return null;
end $$;

create table states (
  code text primary key check (code ~ '^[A-Z]{2}$'),
  fips text not null unique check (fips ~ '^\d{2}$'),
  name text not null unique check (name <> ''),
  -- The zone of most of it; counties know better.
  time_zone text not null,
  active boolean not null default true,
  revision integer not null default 1
);
create index states_by_name on states (name, code);

create table counties (
  fips text primary key check (fips ~ '^\d{5}$'),
  state_code text not null references states on update cascade,
  -- "Los Angeles", and "Los Angeles County" as it is said in full.
  name text not null check (name <> ''),
  full_name text not null check (full_name <> ''),
  -- County, Parish, Borough, City, Planning Region and so on.
  kind text not null check (kind <> ''),
  -- The zone of the county seat, and of the part that keeps another clock, where there is one.
  time_zone text not null,
  other_time_zone text,
  time_zone_note text,
  active boolean not null default true,
  revision integer not null default 1,
  search_text text not null default '',
  unique (fips, state_code)
);
create unique index counties_by_full_name on counties (state_code, lower(full_name));
create index counties_by_name on counties (name, fips);
create index counties_by_state on counties (state_code, name, fips);
create index counties_by_words on counties using gin (search_text gin_trgm_ops);

create table courts (
  id uuid primary key default new_id(),
  name text not null check (name <> ''),
  kind text not null check (kind <> ''),
  level text not null check (level <> ''),
  -- A court of its own, or a division, branch or office of one.
  entity text not null default 'court' check (entity in ('court', 'division', 'branch', 'office')),
  state_code text not null,
  county_fips text not null,
  city text check (city <> ''),
  street text check (street <> ''),
  zip text check (zip ~ '^\d{5}(-\d{4})?$'),
  time_zone text not null,
  case_types text[] not null default '{}',
  phone text check (phone <> ''),
  remote_note text check (remote_note <> ''),
  active boolean not null default true,
  -- From the directory that the product came with, until an administrator or an upload confirms it.
  starter boolean not null default false,
  confidence text not null default 'confirmed'
    check (confidence in ('certain', 'statute', 'likely', 'confirmed')),
  -- When attorneys were told of it; starter courts need no telling.
  announced_at timestamptz,
  created_at timestamptz not null default clock_now(),
  revision integer not null default 1,
  search_text text not null default '',
  search_words tsvector not null default '',
  foreign key (county_fips, state_code) references counties (fips, state_code) on update cascade,
  unique (id, county_fips, state_code),
  check (starter = (confidence <> 'confirmed'))
);
create unique index courts_by_county_and_name on courts (county_fips, lower(name));
create index courts_by_name on courts (name, id);
create index courts_by_state on courts (state_code, name, id);
create index courts_by_county on courts (county_fips, name, id);
create index courts_by_kind on courts (kind, name, id);
create index courts_by_age on courts (created_at desc, id desc);
create index courts_by_confidence on courts (confidence, name, id);
create index courts_inactive on courts (name, id) where not active;
create index courts_unannounced on courts (county_fips) where announced_at is null;
create index courts_by_case_type on courts using gin (case_types);
create index courts_by_words on courts using gin (search_words);
create index courts_by_likeness on courts using gin (search_text gin_trgm_ops);

-- What a search looks through: the names of a place and of everything it lies in, without accents.
create function set_county_search() returns trigger
  language plpgsql as $$
begin
  new.search_text := (
    select unaccent(lower(concat_ws(' ', new.full_name, s.code, s.name, new.fips)))
      from states s where s.code = new.state_code);
  return new;
end $$;
create trigger set_search before insert or update of name, full_name, state_code on counties
  for each row execute function set_county_search();

create function set_court_search() returns trigger
  language plpgsql as $$
begin
  new.search_text := (
    select unaccent(lower(concat_ws(' ', new.name, new.city, c.full_name, s.code, s.name)))
      from counties c join states s on s.code = c.state_code
     where c.fips = new.county_fips);
  new.search_words := to_tsvector('simple', new.search_text);
  return new;
end $$;
-- search_text itself is in the list, so that setting it to anything makes it anew.
create trigger set_search
  before insert or update of name, city, county_fips, state_code, search_text on courts
  for each row execute function set_court_search();

create function pass_county_name_on() returns trigger
  language plpgsql as $$
begin
  update courts set search_text = '' where county_fips = new.fips;
  return null;
end $$;
create trigger pass_name_on after update of full_name, state_code on counties
  for each row when (old.full_name <> new.full_name or old.state_code <> new.state_code)
  execute function pass_county_name_on();

create function pass_state_name_on() returns trigger
  language plpgsql as $$
begin
  update counties set state_code = state_code where state_code = new.code;
  update courts set search_text = '' where state_code = new.code;
  return null;
end $$;
create trigger pass_name_on after update of name on states
  for each row when (old.name <> new.name) execute function pass_state_name_on();

create trigger raise_version after insert or update or delete on states
  for each statement execute function raise_reference_version('places');
create trigger raise_version after insert or update or delete on counties
  for each statement execute function raise_reference_version('places');
create trigger raise_version after insert or update or delete on courts
  for each statement execute function raise_reference_version('places');

-- Where an attorney goes, beside the whole states of attorney_states.
create table attorney_counties (
  user_id uuid not null references users on delete cascade,
  county_fips text not null references counties on update cascade,
  primary key (user_id, county_fips)
);
create index attorney_counties_by_county on attorney_counties (county_fips, user_id);

create table attorney_courts (
  user_id uuid not null references users on delete cascade,
  court_id uuid not null references courts,
  primary key (user_id, court_id)
);
create index attorney_courts_by_court on attorney_courts (court_id, user_id);
