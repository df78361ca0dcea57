create extension if not exists fuzzystrmatch;

-- Words as people type them: lower case, no accents, no apostrophes, anything else a space. The API
-- brings what is searched for into the same form.
create function search_form(variadic parts text[]) returns text
  language sql stable parallel safe
  return trim(regexp_replace(
    replace(lower(unaccent(array_to_string(parts, ' '))), '''', ''),
    '[^a-z0-9]+', ' ', 'g'));

-- A tab ends the name. It sorts before a space, so that a name comes before those that go on from it.
create or replace function set_county_search() returns trigger
  language plpgsql as $$
begin
  new.search_text := (
    select search_form(new.full_name) || e'\t' || search_form(s.code, s.name, new.fips)
      from states s where s.code = new.state_code);
  return new;
end $$;

create or replace function set_court_search() returns trigger
  language plpgsql as $$
declare
  name text := search_form(new.name);
  place text := (
    select search_form(new.city, c.full_name, s.code, s.name)
      from counties c join states s on s.code = c.state_code
     where c.fips = new.county_fips);
begin
  new.search_text := name || e'\t' || place;
  -- Words of the name count for more than words of where it is.
  new.search_words :=
    setweight(to_tsvector('simple', name), 'A') || to_tsvector('simple', place);
  return new;
end $$;

-- Every word that places have or had: what a mistyped one is compared with. A word too many does no
-- harm, as it finds nothing.
create table place_words (word text collate "C" primary key check (word ~ '^[a-z]{3,}$'));

create function share_words() returns trigger
  language plpgsql as $$
begin
  insert into place_words
  select distinct word
    from written cross join string_to_table(replace(search_text, e'\t', ' '), ' ') as word
   where word ~ '^[a-z]{3,}$'
   order by word
  on conflict do nothing;
  return null;
end $$;
-- By its name it comes after raise_version, whose row lets one writer at a time get here.
create trigger share_words_added after insert on counties
  referencing new table as written for each statement execute function share_words();
create trigger share_words_changed after update on counties
  referencing new table as written for each statement execute function share_words();
create trigger share_words_added after insert on courts
  referencing new table as written for each statement execute function share_words();
create trigger share_words_changed after update on courts
  referencing new table as written for each statement execute function share_words();

-- Names that begin as typed come first: a range of these. The rest is found by words.
create index counties_by_search_text on counties (search_text collate "C", fips);
create index courts_by_search_text on courts (search_text collate "C", id);
create index counties_by_search_words on counties using gin (to_tsvector('simple', search_text));
create index counties_inactive on counties (name, fips) where not active;

-- Those that attorneys were told of; what the product came with was known from its first moment on.
create index courts_announced on courts (announced_at) where announced_at > created_at;

update counties set state_code = state_code;
update courts set search_text = '';

-- What can be chosen: a court only while its county and its state can.
create view offered_counties as
  select c.*, s.name as state_name
    from counties c join states s on s.code = c.state_code
   where c.active and s.active;
create view offered_courts as
  select k.*, c.full_name as county_name, c.state_name
    from courts k join offered_counties c on c.fips = k.county_fips
   where k.active;
