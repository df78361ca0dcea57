-- Written by `npm run generate` from the migrations. Read it in diffs; do not edit it.

CREATE OR REPLACE FUNCTION chain_system_log()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  head system_log_head;
begin
  select * into strict head from system_log_head for update;
  new.seq := head.seq + 1;
  new.at := clock_now();
  new.previous_hash := head.hash;
  new.hash := system_log_hash(new);
  update system_log_head set seq = new.seq, hash = new.hash;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION clock_now()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN now();

CREATE OR REPLACE FUNCTION end_sessions_of_changed_roles()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' then
    perform from users where id = old.user_id for no key update;
    delete from sessions where user_id = old.user_id;
  end if;
  if tg_op <> 'DELETE' then
    perform from users where id = new.user_id for no key update;
    delete from sessions where user_id = new.user_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION end_sessions_of_deactivated()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from sessions where user_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION fee_of(client_fee integer, attorney_fee integer, minutes integer, client_hourly integer, attorney_hourly integer)
 RETURNS jsonb
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN jsonb_build_object('clientFeeCents', client_fee, 'attorneyFeeCents', attorney_fee, 'includedMinutes', minutes, 'clientHourlyCents', client_hourly, 'attorneyHourlyCents', attorney_hourly);

CREATE OR REPLACE FUNCTION miles_between(lat_a double precision, lon_a double precision, lat_b double precision, lon_b double precision)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN round((((3958.8 * (2)::numeric))::double precision * atan2(sqrt((power(sin((radians((lat_b - lat_a)) / (2)::double precision)), (2)::double precision) + ((cos(radians(lat_a)) * cos(radians(lat_b))) * power(sin((radians((lon_b - lon_a)) / (2)::double precision)), (2)::double precision)))), sqrt(abs((((1)::double precision - power(sin((radians((lat_b - lat_a)) / (2)::double precision)), (2)::double precision)) - ((cos(radians(lat_a)) * cos(radians(lat_b))) * power(sin((radians((lon_b - lon_a)) / (2)::double precision)), (2)::double precision))))))));

CREATE OR REPLACE FUNCTION new_id()
 RETURNS uuid
 LANGUAGE sql
 PARALLEL SAFE
RETURN (encode(set_bit(set_bit(OVERLAY(uuid_send(gen_random_uuid()) PLACING SUBSTRING(int8send(((EXTRACT(epoch FROM clock_timestamp()) * (1000)::numeric))::bigint) FROM 3) FROM 1 FOR 6), (52)::bigint, 1), (53)::bigint, 1), 'hex'::text))::uuid;

CREATE OR REPLACE FUNCTION note_fee_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION note_fee_changes_at_places()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_nestloop TO 'off'
AS $function$
declare
  changer uuid := nullif(current_setting('courtside.actor_id', true), '')::uuid;
  changer_name text := nullif(current_setting('courtside.actor_name', true), '');
begin
  if tg_op = 'INSERT' then
    insert into fee_changes
      (actor_id, actor_name, appearance_type_id, state_code, county_fips, court_id, after)
    select changer, changer_name, appearance_type_id, state_code, county_fips, court_id,
           fee_of(client_fee_cents, attorney_fee_cents, included_minutes, client_hourly_cents,
                  attorney_hourly_cents)
      from new_fees;
  elsif tg_op = 'DELETE' then
    insert into fee_changes
      (actor_id, actor_name, appearance_type_id, state_code, county_fips, court_id, before)
    select changer, changer_name, appearance_type_id, state_code, county_fips, court_id,
           fee_of(client_fee_cents, attorney_fee_cents, included_minutes, client_hourly_cents,
                  attorney_hourly_cents)
      from old_fees;
  else
    insert into fee_changes
      (actor_id, actor_name, appearance_type_id, state_code, county_fips, court_id, before, after)
    select changer, changer_name, n.appearance_type_id, n.state_code, n.county_fips, n.court_id,
           fee_of(o.client_fee_cents, o.attorney_fee_cents, o.included_minutes,
                  o.client_hourly_cents, o.attorney_hourly_cents),
           fee_of(n.client_fee_cents, n.attorney_fee_cents, n.included_minutes,
                  n.client_hourly_cents, n.attorney_hourly_cents)
      from new_fees n join old_fees o using (id)
     where (o.client_fee_cents, o.attorney_fee_cents, o.included_minutes, o.client_hourly_cents,
            o.attorney_hourly_cents)
           is distinct from
           (n.client_fee_cents, n.attorney_fee_cents, n.included_minutes, n.client_hourly_cents,
            n.attorney_hourly_cents);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION pass_county_name_on()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update courts set search_text = '' where county_fips = new.fips;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION pass_state_name_on()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update counties set state_code = state_code where state_code = new.code;
  update courts set search_text = '' where state_code = new.code;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION raise_reference_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if current_setting('courtside.raises_version_later', true) is distinct from 'on' then
    update reference_versions set version = version + 1 where name = tg_argv[0];
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION search_form(VARIADIC parts text[])
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN TRIM(BOTH FROM regexp_replace(replace(lower(unaccent(array_to_string(parts, ' '::text))), ''''::text, ''::text), '[^a-z0-9]+'::text, ' '::text, 'g'::text));

CREATE OR REPLACE FUNCTION set_county_search()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.search_text := (
    select search_form(new.full_name) || e'\t' || search_form(s.code, s.name, new.fips)
      from states s where s.code = new.state_code);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION set_court_search()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION share_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into place_words
  select distinct word
    from written cross join string_to_table(replace(search_text, e'\t', ' '), ' ') as word
   where word ~ '^[a-z]{3,}$'
   order by word
  on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION system_log_hash(entry system_log)
 RETURNS bytea
 LANGUAGE sql
 STABLE
RETURN sha256(((entry).previous_hash || convert_to((jsonb_build_array((entry).seq, to_char(((entry).at AT TIME ZONE 'UTC'::text), 'YYYY-MM-DD"T"HH24:MI:SS.US'::text), (entry).actor_id, (entry).actor_name, (entry).action, (entry).record_type, (entry).record_id, (entry).request_id, (entry).address, (entry).before, (entry).after))::text, 'UTF8'::name)));

create table actions (
  id uuid not null default new_id(),
  user_id uuid not null,
  kind text not null,
  title text not null,
  body text not null,
  link text not null,
  appearance_id uuid,
  once_key text,
  created_at timestamp with time zone not null default clock_now(),
  read_at timestamp with time zone,
  removed_at timestamp with time zone
);
alter table actions add constraint actions_appearance_id_fkey FOREIGN KEY (appearance_id) REFERENCES appearances(id);
alter table actions add constraint actions_body_check CHECK ((body <> ''::text));
alter table actions add constraint actions_kind_check CHECK ((kind <> ''::text));
alter table actions add constraint actions_link_check CHECK ((link ~ '^/[^/\\]'::text));
alter table actions add constraint actions_pkey PRIMARY KEY (id);
alter table actions add constraint actions_removed_check CHECK (((removed_at IS NULL) OR (read_at IS NOT NULL)));
alter table actions add constraint actions_title_check CHECK ((title <> ''::text));
alter table actions add constraint actions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table actions add constraint actions_user_id_once_key_key UNIQUE (user_id, once_key);
CREATE INDEX actions_of_user ON actions USING btree (user_id, created_at DESC, id DESC) WHERE (removed_at IS NULL);
CREATE INDEX actions_unread ON actions USING btree (user_id) WHERE (read_at IS NULL);

create table appearance_drafts (
  client_id uuid not null,
  data jsonb not null,
  updated_at timestamp with time zone not null default clock_now(),
  revision integer not null default 1
);
alter table appearance_drafts add constraint appearance_drafts_client_id_fkey FOREIGN KEY (client_id) REFERENCES users(id) ON DELETE CASCADE;
alter table appearance_drafts add constraint appearance_drafts_pkey PRIMARY KEY (client_id);

create table appearance_effects (
  id uuid not null default new_id(),
  history_id uuid not null,
  appearance_id uuid not null,
  effect text not null,
  payload jsonb not null,
  created_at timestamp with time zone not null default clock_now(),
  delivered_at timestamp with time zone
);
alter table appearance_effects add constraint appearance_effects_appearance_id_fkey FOREIGN KEY (appearance_id) REFERENCES appearances(id);
alter table appearance_effects add constraint appearance_effects_history_id_effect_key UNIQUE (history_id, effect);
alter table appearance_effects add constraint appearance_effects_history_id_fkey FOREIGN KEY (history_id) REFERENCES appearance_history(id);
alter table appearance_effects add constraint appearance_effects_pkey PRIMARY KEY (id);
CREATE INDEX appearance_effects_of_appearance ON appearance_effects USING btree (appearance_id);
CREATE INDEX appearance_effects_waiting ON appearance_effects USING btree (effect, created_at) WHERE (delivered_at IS NULL);

create table appearance_history (
  id uuid not null default new_id(),
  appearance_id uuid not null,
  seq integer not null,
  action text not null,
  from_status text,
  to_status text not null,
  party text not null,
  actor_id uuid,
  actor_name text,
  at timestamp with time zone not null default clock_now(),
  details jsonb not null default '{}'::jsonb
);
alter table appearance_history add constraint appearance_history_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE SET NULL;
alter table appearance_history add constraint appearance_history_appearance_id_fkey FOREIGN KEY (appearance_id) REFERENCES appearances(id);
alter table appearance_history add constraint appearance_history_appearance_id_seq_key UNIQUE (appearance_id, seq);
alter table appearance_history add constraint appearance_history_party_check CHECK ((party = ANY (ARRAY['client'::text, 'attorney'::text, 'assignee'::text, 'admin'::text, 'clock'::text])));
alter table appearance_history add constraint appearance_history_pkey PRIMARY KEY (id);

create table appearance_notes (
  id uuid not null default new_id(),
  appearance_id uuid not null,
  author_id uuid,
  author_name text not null,
  body text not null,
  created_at timestamp with time zone not null default clock_now()
);
alter table appearance_notes add constraint appearance_notes_appearance_id_fkey FOREIGN KEY (appearance_id) REFERENCES appearances(id);
alter table appearance_notes add constraint appearance_notes_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL;
alter table appearance_notes add constraint appearance_notes_body_check CHECK ((body <> ''::text));
alter table appearance_notes add constraint appearance_notes_pkey PRIMARY KEY (id);
CREATE INDEX appearance_notes_of_appearance ON appearance_notes USING btree (appearance_id, created_at DESC, id DESC);

create table appearance_parties (
  appearance_id uuid not null,
  "position" smallint not null,
  name text not null,
  role text not null
);
alter table appearance_parties add constraint appearance_parties_appearance_id_fkey FOREIGN KEY (appearance_id) REFERENCES appearances(id) ON DELETE CASCADE;
alter table appearance_parties add constraint appearance_parties_name_check CHECK ((name <> ''::text));
alter table appearance_parties add constraint appearance_parties_pkey PRIMARY KEY (appearance_id, "position");
alter table appearance_parties add constraint appearance_parties_role_check CHECK ((role <> ''::text));

create table appearance_templates (
  id uuid not null default new_id(),
  client_id uuid not null,
  name text not null,
  data jsonb not null,
  created_at timestamp with time zone not null default clock_now(),
  used_at timestamp with time zone,
  revision integer not null default 1
);
alter table appearance_templates add constraint appearance_templates_client_id_fkey FOREIGN KEY (client_id) REFERENCES users(id);
alter table appearance_templates add constraint appearance_templates_name_check CHECK ((name <> ''::text));
alter table appearance_templates add constraint appearance_templates_pkey PRIMARY KEY (id);
CREATE INDEX appearance_templates_by_age ON appearance_templates USING btree (client_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX appearance_templates_by_name ON appearance_templates USING btree (client_id, lower(name));

create table appearance_types (
  id uuid not null default new_id(),
  case_type text not null,
  name text not null,
  description text,
  utbms_task text not null,
  usual_minutes integer not null,
  in_person boolean not null,
  remote boolean not null,
  "position" integer not null default 1000,
  client_fee_cents integer not null,
  attorney_fee_cents integer not null,
  included_minutes integer not null,
  client_hourly_cents integer not null,
  attorney_hourly_cents integer not null,
  active boolean not null default true,
  revision integer not null default 1
);
alter table appearance_types add constraint appearance_types_attorney_fee_cents_check CHECK (((attorney_fee_cents >= 0) AND (attorney_fee_cents <= 100000000)));
alter table appearance_types add constraint appearance_types_attorney_hourly_cents_check CHECK (((attorney_hourly_cents >= 0) AND (attorney_hourly_cents <= 100000000)));
alter table appearance_types add constraint appearance_types_case_type_check CHECK ((case_type <> ''::text));
alter table appearance_types add constraint appearance_types_check CHECK ((in_person OR remote));
alter table appearance_types add constraint appearance_types_client_fee_cents_check CHECK (((client_fee_cents >= 0) AND (client_fee_cents <= 100000000)));
alter table appearance_types add constraint appearance_types_client_hourly_cents_check CHECK (((client_hourly_cents >= 0) AND (client_hourly_cents <= 100000000)));
alter table appearance_types add constraint appearance_types_description_check CHECK ((description <> ''::text));
alter table appearance_types add constraint appearance_types_included_minutes_check CHECK (((included_minutes >= 0) AND (included_minutes <= 1440)));
alter table appearance_types add constraint appearance_types_name_check CHECK ((name <> ''::text));
alter table appearance_types add constraint appearance_types_pkey PRIMARY KEY (id);
alter table appearance_types add constraint appearance_types_usual_minutes_check CHECK (((usual_minutes >= 5) AND (usual_minutes <= 1440)));
alter table appearance_types add constraint appearance_types_utbms_task_check CHECK ((utbms_task ~ '^[A-Z]\d{3}$'::text));
CREATE UNIQUE INDEX appearance_types_by_case_type_and_name ON appearance_types USING btree (case_type, lower(name));
CREATE INDEX appearance_types_by_name ON appearance_types USING btree (name, id);
CREATE INDEX appearance_types_by_position ON appearance_types USING btree (case_type, "position", name, id);
CREATE TRIGGER note_change AFTER INSERT OR UPDATE ON appearance_types FOR EACH ROW EXECUTE FUNCTION note_fee_change();
CREATE TRIGGER raise_version AFTER INSERT OR DELETE OR UPDATE ON appearance_types FOR EACH STATEMENT EXECUTE FUNCTION raise_reference_version('catalogue');

create table appearances (
  id uuid not null default new_id(),
  number bigint not null,
  client_id uuid not null,
  status text not null,
  court_id uuid not null,
  appearance_type_id uuid not null,
  case_type text not null,
  hearing_date date not null,
  hearing_time time without time zone not null,
  time_zone text not null,
  hearing_at timestamp with time zone not null,
  expected_minutes integer not null,
  mode text not null,
  caption text not null,
  case_number text,
  case_number_normalized text,
  file_number text,
  public_summary text,
  details jsonb not null,
  quote jsonb not null,
  client_total_cents integer not null,
  attorney_total_cents integer not null,
  cancellation_fee_cents integer,
  shows_attorney boolean not null default true,
  created_at timestamp with time zone not null default clock_now(),
  reported_at timestamp with time zone,
  revision integer not null default 1,
  search_text text not null generated always as (lower(((((((caption || ' '::text) || COALESCE(case_number, ''::text)) || ' '::text) || COALESCE(case_number_normalized, ''::text)) || ' '::text) || COALESCE(file_number, ''::text)))) stored,
  county_fips text not null,
  state_code text not null,
  held_for uuid,
  held_until timestamp with time zone,
  approves_at timestamp with time zone
);
alter table appearances add constraint appearances_appearance_type_id_fkey FOREIGN KEY (appearance_type_id) REFERENCES appearance_types(id);
alter table appearances add constraint appearances_attorney_total_cents_check CHECK ((attorney_total_cents >= 0));
alter table appearances add constraint appearances_caption_check CHECK ((caption <> ''::text));
alter table appearances add constraint appearances_case_number_check CHECK ((case_number <> ''::text));
alter table appearances add constraint appearances_case_number_normalized_check CHECK ((case_number_normalized <> ''::text));
alter table appearances add constraint appearances_check CHECK (((cancellation_fee_cents >= 0) AND (cancellation_fee_cents <= client_total_cents)));
alter table appearances add constraint appearances_client_id_fkey FOREIGN KEY (client_id) REFERENCES users(id);
alter table appearances add constraint appearances_client_total_cents_check CHECK ((client_total_cents >= 0));
alter table appearances add constraint appearances_court_id_county_fips_state_code_fkey FOREIGN KEY (court_id, county_fips, state_code) REFERENCES courts(id, county_fips, state_code) ON UPDATE CASCADE;
alter table appearances add constraint appearances_court_id_fkey FOREIGN KEY (court_id) REFERENCES courts(id);
alter table appearances add constraint appearances_expected_minutes_check CHECK (((expected_minutes >= 1) AND (expected_minutes <= 1440)));
alter table appearances add constraint appearances_file_number_check CHECK ((file_number <> ''::text));
alter table appearances add constraint appearances_held_for_fkey FOREIGN KEY (held_for) REFERENCES users(id);
alter table appearances add constraint appearances_hold_check CHECK (((held_for IS NULL) = (held_until IS NULL)));
alter table appearances add constraint appearances_mode_check CHECK ((mode = ANY (ARRAY['in_person'::text, 'phone'::text, 'video'::text])));
alter table appearances add constraint appearances_number_key UNIQUE (number);
alter table appearances add constraint appearances_pkey PRIMARY KEY (id);
alter table appearances add constraint appearances_public_summary_check CHECK ((public_summary <> ''::text));
alter table appearances add constraint appearances_report_is_timed CHECK (((reported_at IS NULL) = (approves_at IS NULL)));
alter table appearances add constraint appearances_status_check CHECK ((status = ANY (ARRAY['payment_due'::text, 'open'::text, 'assigned'::text, 'report_due'::text, 'reported'::text, 'disputed'::text, 'completed'::text, 'unfilled'::text, 'canceled'::text, 'no_show'::text])));
CREATE INDEX appearances_by_age ON appearances USING btree (created_at DESC, id DESC);
CREATE INDEX appearances_by_caption ON appearances USING btree (client_id, lower(caption));
CREATE INDEX appearances_by_case ON appearances USING btree (court_id, case_number_normalized) WHERE (case_number_normalized IS NOT NULL);
CREATE INDEX appearances_by_court ON appearances USING btree (court_id);
CREATE INDEX appearances_by_hearing ON appearances USING btree (hearing_at DESC, id DESC);
CREATE INDEX appearances_by_status ON appearances USING btree (status, hearing_at, id);
CREATE INDEX appearances_by_type ON appearances USING btree (appearance_type_id);
CREATE INDEX appearances_by_words ON appearances USING gin (search_text gin_trgm_ops);
CREATE INDEX appearances_held ON appearances USING btree (held_until) WHERE (held_until IS NOT NULL);
CREATE INDEX appearances_of_client ON appearances USING btree (client_id, hearing_at DESC, id DESC);
CREATE INDEX appearances_of_client_by_age ON appearances USING btree (client_id, created_at DESC, id DESC);
CREATE INDEX appearances_of_client_by_status ON appearances USING btree (client_id, status, hearing_at DESC, id DESC);
CREATE INDEX appearances_of_state ON appearances USING btree (state_code, hearing_at DESC, id DESC);
CREATE INDEX appearances_open_by_age ON appearances USING btree (state_code, created_at, id) WHERE (status = 'open'::text);
CREATE INDEX appearances_open_by_fee ON appearances USING btree (state_code, attorney_total_cents, id) WHERE (status = 'open'::text);
CREATE INDEX appearances_open_by_state ON appearances USING btree (state_code, hearing_at, id) WHERE (status = 'open'::text);
CREATE INDEX appearances_reported ON appearances USING btree (client_id, reported_at DESC, id DESC) WHERE (reported_at IS NOT NULL);
CREATE INDEX appearances_to_approve ON appearances USING btree (approves_at) WHERE (status = 'reported'::text);

create table assignments (
  id uuid not null default new_id(),
  appearance_id uuid not null,
  attorney_id uuid not null,
  during tstzrange not null,
  assigned_at timestamp with time zone not null default clock_now(),
  confirmed_at timestamp with time zone,
  released_at timestamp with time zone,
  asked_to_confirm_at timestamp with time zone,
  checked_in_at timestamp with time zone,
  checked_in_place jsonb,
  checked_out_at timestamp with time zone,
  checked_out_place jsonb,
  confirm_by timestamp with time zone
);
alter table assignments add constraint assignments_appearance_id_fkey FOREIGN KEY (appearance_id) REFERENCES appearances(id);
alter table assignments add constraint assignments_attorney_id_fkey FOREIGN KEY (attorney_id) REFERENCES users(id);
alter table assignments add constraint assignments_check_out_check CHECK (((checked_out_at IS NULL) OR (checked_out_at >= checked_in_at)));
alter table assignments add constraint assignments_confirm_by_check CHECK (((confirm_by IS NULL) OR (confirmed_at IS NULL)));
alter table assignments add constraint assignments_do_not_overlap EXCLUDE USING gist (attorney_id WITH =, during WITH &&) WHERE ((released_at IS NULL));
alter table assignments add constraint assignments_during_check CHECK ((NOT isempty(during)));
alter table assignments add constraint assignments_pkey PRIMARY KEY (id);
CREATE INDEX assignments_by_end ON assignments USING btree (attorney_id, upper(during)) WHERE (released_at IS NULL);
CREATE INDEX assignments_of_attorney ON assignments USING btree (attorney_id, assigned_at DESC);
CREATE UNIQUE INDEX assignments_one_active ON assignments USING btree (appearance_id) WHERE (released_at IS NULL);
CREATE INDEX assignments_to_confirm ON assignments USING btree (confirm_by) WHERE ((confirm_by IS NOT NULL) AND (released_at IS NULL));

create table attorney_case_types (
  user_id uuid not null,
  case_type text not null
);
alter table attorney_case_types add constraint attorney_case_types_pkey PRIMARY KEY (user_id, case_type);
alter table attorney_case_types add constraint attorney_case_types_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE INDEX attorney_case_types_by_type ON attorney_case_types USING btree (case_type, user_id);

create table attorney_counties (
  user_id uuid not null,
  county_fips text not null
);
alter table attorney_counties add constraint attorney_counties_county_fips_fkey FOREIGN KEY (county_fips) REFERENCES counties(fips) ON UPDATE CASCADE;
alter table attorney_counties add constraint attorney_counties_pkey PRIMARY KEY (user_id, county_fips);
alter table attorney_counties add constraint attorney_counties_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE INDEX attorney_counties_by_county ON attorney_counties USING btree (county_fips, user_id);

create table attorney_courts (
  user_id uuid not null,
  court_id uuid not null
);
alter table attorney_courts add constraint attorney_courts_court_id_fkey FOREIGN KEY (court_id) REFERENCES courts(id);
alter table attorney_courts add constraint attorney_courts_pkey PRIMARY KEY (user_id, court_id);
alter table attorney_courts add constraint attorney_courts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE INDEX attorney_courts_by_court ON attorney_courts USING btree (court_id, user_id);

create table attorney_documents (
  id uuid not null default new_id(),
  user_id uuid not null,
  kind text not null,
  file_id uuid,
  expires_on date,
  created_at timestamp with time zone not null default clock_now(),
  replaced_at timestamp with time zone,
  told_days smallint
);
alter table attorney_documents add constraint attorney_documents_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id);
alter table attorney_documents add constraint attorney_documents_file_id_key UNIQUE (file_id);
alter table attorney_documents add constraint attorney_documents_kind_check CHECK ((kind = ANY (ARRAY['w9'::text, 'insurance'::text])));
alter table attorney_documents add constraint attorney_documents_pkey PRIMARY KEY (id);
alter table attorney_documents add constraint attorney_documents_told_days_check CHECK ((told_days = ANY (ARRAY[30, 7, 0])));
alter table attorney_documents add constraint attorney_documents_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE UNIQUE INDEX attorney_documents_current ON attorney_documents USING btree (user_id, kind) WHERE (replaced_at IS NULL);
CREATE INDEX attorney_documents_ending ON attorney_documents USING btree (expires_on, id) WHERE ((replaced_at IS NULL) AND (expires_on IS NOT NULL));
CREATE INDEX attorney_documents_of_user ON attorney_documents USING btree (user_id, created_at DESC, id DESC);

create table attorney_homes (
  user_id uuid not null,
  county_fips text not null
);
alter table attorney_homes add constraint attorney_homes_county_fips_fkey FOREIGN KEY (county_fips) REFERENCES counties(fips) ON UPDATE CASCADE;
alter table attorney_homes add constraint attorney_homes_pkey PRIMARY KEY (user_id);
alter table attorney_homes add constraint attorney_homes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

create table attorney_hours (
  user_id uuid not null,
  weekday smallint not null,
  starts time without time zone not null,
  ends time without time zone not null
);
alter table attorney_hours add constraint attorney_hours_check CHECK ((ends > starts));
alter table attorney_hours add constraint attorney_hours_pkey PRIMARY KEY (user_id, weekday);
alter table attorney_hours add constraint attorney_hours_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table attorney_hours add constraint attorney_hours_weekday_check CHECK (((weekday >= 0) AND (weekday <= 6)));

create table attorney_records (
  user_id uuid not null,
  completed integer not null default 0,
  released integer not null default 0,
  no_shows integer not null default 0,
  late_reports integer not null default 0,
  rating_sum integer not null default 0,
  rating_count integer not null default 0
);
alter table attorney_records add constraint attorney_records_completed_check CHECK ((completed >= 0));
alter table attorney_records add constraint attorney_records_late_reports_check CHECK ((late_reports >= 0));
alter table attorney_records add constraint attorney_records_no_shows_check CHECK ((no_shows >= 0));
alter table attorney_records add constraint attorney_records_pkey PRIMARY KEY (user_id);
alter table attorney_records add constraint attorney_records_rating_count_check CHECK ((rating_count >= 0));
alter table attorney_records add constraint attorney_records_rating_sum_check CHECK ((rating_sum >= 0));
alter table attorney_records add constraint attorney_records_released_check CHECK ((released >= 0));
alter table attorney_records add constraint attorney_records_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

create table attorney_states (
  user_id uuid not null,
  state text not null
);
alter table attorney_states add constraint attorney_states_pkey PRIMARY KEY (user_id, state);
alter table attorney_states add constraint attorney_states_state_check CHECK ((state ~ '^[A-Z]{2}$'::text));
alter table attorney_states add constraint attorney_states_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE INDEX attorney_states_by_state ON attorney_states USING btree (state, user_id);

create table auto_assignment (
  user_id uuid not null,
  since timestamp with time zone not null default clock_now()
);
alter table auto_assignment add constraint auto_assignment_pkey PRIMARY KEY (user_id);
alter table auto_assignment add constraint auto_assignment_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

create table bar_admissions (
  user_id uuid not null,
  state text not null,
  number text not null,
  year smallint not null,
  expires_on date
);
alter table bar_admissions add constraint bar_admissions_number_check CHECK ((number <> ''::text));
alter table bar_admissions add constraint bar_admissions_pkey PRIMARY KEY (user_id, state);
alter table bar_admissions add constraint bar_admissions_state_check CHECK ((state ~ '^[A-Z]{2}$'::text));
alter table bar_admissions add constraint bar_admissions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table bar_admissions add constraint bar_admissions_year_check CHECK (((year >= 1940) AND (year <= 2100)));
CREATE INDEX bar_admissions_by_state ON bar_admissions USING btree (state, user_id);

create table bulk_order_files (
  bulk_order_id uuid not null,
  "position" integer not null,
  path text not null,
  kind text not null,
  size integer,
  file_id uuid,
  line integer,
  problem text
);
alter table bulk_order_files add constraint bulk_order_files_bulk_order_id_fkey FOREIGN KEY (bulk_order_id) REFERENCES bulk_orders(id) ON DELETE CASCADE;
alter table bulk_order_files add constraint bulk_order_files_check CHECK (((file_id IS NOT NULL) OR (problem IS NOT NULL)));
alter table bulk_order_files add constraint bulk_order_files_check1 CHECK (((line IS NULL) OR ((file_id IS NOT NULL) AND (problem IS NULL))));
alter table bulk_order_files add constraint bulk_order_files_pkey PRIMARY KEY (bulk_order_id, "position");
alter table bulk_order_files add constraint bulk_order_files_problem_check CHECK ((problem <> ''::text));
CREATE INDEX bulk_order_files_by_line ON bulk_order_files USING btree (bulk_order_id, line);

create table bulk_order_findings (
  bulk_order_id uuid not null,
  line integer not null,
  outcome text not null,
  rank smallint not null generated always as (
CASE outcome
    WHEN 'error'::text THEN 0
    WHEN 'warning'::text THEN 1
    ELSE 2
END) stored,
  caption text not null,
  court text not null,
  file_number text,
  hearing_at timestamp with time zone,
  time_zone text,
  problems jsonb not null,
  warnings jsonb not null,
  hearing jsonb,
  total_cents integer,
  previous_total_cents integer,
  appearance_id uuid
);
alter table bulk_order_findings add constraint bulk_order_findings_appearance_id_fkey FOREIGN KEY (appearance_id) REFERENCES appearances(id);
alter table bulk_order_findings add constraint bulk_order_findings_appearance_id_key UNIQUE (appearance_id);
alter table bulk_order_findings add constraint bulk_order_findings_bulk_order_id_fkey FOREIGN KEY (bulk_order_id) REFERENCES bulk_orders(id) ON DELETE CASCADE;
alter table bulk_order_findings add constraint bulk_order_findings_check CHECK (((outcome = 'error'::text) = (problems <> '[]'::jsonb)));
alter table bulk_order_findings add constraint bulk_order_findings_check1 CHECK (((outcome = 'error'::text) = (hearing IS NULL)));
alter table bulk_order_findings add constraint bulk_order_findings_check2 CHECK (((outcome = 'error'::text) = (total_cents IS NULL)));
alter table bulk_order_findings add constraint bulk_order_findings_check3 CHECK (((outcome <> 'ready'::text) OR (warnings = '[]'::jsonb)));
alter table bulk_order_findings add constraint bulk_order_findings_outcome_check CHECK ((outcome = ANY (ARRAY['error'::text, 'warning'::text, 'ready'::text])));
alter table bulk_order_findings add constraint bulk_order_findings_pkey PRIMARY KEY (bulk_order_id, line);
alter table bulk_order_findings add constraint bulk_order_findings_total_cents_check CHECK ((total_cents >= 0));
CREATE INDEX bulk_order_findings_by_rank ON bulk_order_findings USING btree (bulk_order_id, rank, line);

create table bulk_order_lines (
  bulk_order_id uuid not null,
  line integer not null,
  cells jsonb not null
);
alter table bulk_order_lines add constraint bulk_order_lines_bulk_order_id_fkey FOREIGN KEY (bulk_order_id) REFERENCES bulk_orders(id) ON DELETE CASCADE;
alter table bulk_order_lines add constraint bulk_order_lines_pkey PRIMARY KEY (bulk_order_id, line);

create table bulk_order_mappings (
  client_id uuid not null,
  heading text not null,
  read_as text
);
alter table bulk_order_mappings add constraint bulk_order_mappings_client_id_fkey FOREIGN KEY (client_id) REFERENCES users(id) ON DELETE CASCADE;
alter table bulk_order_mappings add constraint bulk_order_mappings_heading_check CHECK ((heading <> ''::text));
alter table bulk_order_mappings add constraint bulk_order_mappings_pkey PRIMARY KEY (client_id, heading);

create table bulk_orders (
  id uuid not null default new_id(),
  client_id uuid not null,
  file_name text not null,
  stage text not null default 'uploaded'::text,
  columns text[] not null,
  sample jsonb not null,
  mapping jsonb not null,
  lines integer not null default 0,
  done_lines integer not null default 0,
  error integer not null default 0,
  warning integer not null default 0,
  ready integer not null default 0,
  total_cents bigint not null default 0,
  prices_changed boolean not null default false,
  failure text,
  zip_name text,
  created_at timestamp with time zone not null default clock_now(),
  applied_at timestamp with time zone,
  has_lines boolean not null default true,
  run integer not null default 0,
  worked_at timestamp with time zone not null default clock_now()
);
alter table bulk_orders add constraint bulk_orders_check CHECK (((done_lines >= 0) AND (done_lines <= lines)));
alter table bulk_orders add constraint bulk_orders_check1 CHECK (((stage = 'applied'::text) = (applied_at IS NOT NULL)));
alter table bulk_orders add constraint bulk_orders_check2 CHECK (((stage = 'failed'::text) = (failure IS NOT NULL)));
alter table bulk_orders add constraint bulk_orders_client_id_fkey FOREIGN KEY (client_id) REFERENCES users(id);
alter table bulk_orders add constraint bulk_orders_failure_check CHECK ((failure <> ''::text));
alter table bulk_orders add constraint bulk_orders_file_name_check CHECK ((file_name <> ''::text));
alter table bulk_orders add constraint bulk_orders_pkey PRIMARY KEY (id);
alter table bulk_orders add constraint bulk_orders_stage_check CHECK ((stage = ANY (ARRAY['uploaded'::text, 'checking'::text, 'checked'::text, 'applying'::text, 'applied'::text, 'failed'::text])));
alter table bulk_orders add constraint bulk_orders_total_cents_check CHECK ((total_cents >= 0));
alter table bulk_orders add constraint bulk_orders_zip_name_check CHECK ((zip_name <> ''::text));
CREATE INDEX bulk_orders_of_client ON bulk_orders USING btree (client_id, created_at DESC, id DESC);
CREATE INDEX bulk_orders_under_way ON bulk_orders USING btree (worked_at) WHERE (stage = ANY (ARRAY['checking'::text, 'applying'::text]));
CREATE INDEX bulk_orders_with_lines ON bulk_orders USING btree (created_at) WHERE has_lines;

create table calendar_feeds (
  user_id uuid not null,
  secret_hash bytea not null,
  created_at timestamp with time zone not null default clock_now(),
  last_read_at timestamp with time zone
);
alter table calendar_feeds add constraint calendar_feeds_pkey PRIMARY KEY (user_id);
alter table calendar_feeds add constraint calendar_feeds_secret_hash_key UNIQUE (secret_hash);
alter table calendar_feeds add constraint calendar_feeds_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

create table captcha_used (
  signature text not null,
  expires_at timestamp with time zone not null
);
alter table captcha_used add constraint captcha_used_pkey PRIMARY KEY (signature);
CREATE INDEX captcha_used_by_expiry ON captcha_used USING btree (expires_at);

create table conflict_checks (
  id uuid not null default new_id(),
  appearance_id uuid not null,
  attorney_id uuid not null,
  hits jsonb not null,
  explanation text,
  attested_at timestamp with time zone not null default clock_now()
);
alter table conflict_checks add constraint conflict_checks_appearance_id_fkey FOREIGN KEY (appearance_id) REFERENCES appearances(id);
alter table conflict_checks add constraint conflict_checks_attorney_id_fkey FOREIGN KEY (attorney_id) REFERENCES users(id);
alter table conflict_checks add constraint conflict_checks_explanation_check CHECK ((explanation <> ''::text));
alter table conflict_checks add constraint conflict_checks_pkey PRIMARY KEY (id);
CREATE INDEX conflict_checks_of_appearance ON conflict_checks USING btree (appearance_id, attested_at DESC);

create table conflict_names (
  id uuid not null default new_id(),
  user_id uuid not null,
  name text not null,
  normalized text not null,
  note text,
  created_at timestamp with time zone not null default clock_now()
);
alter table conflict_names add constraint conflict_names_name_check CHECK ((name <> ''::text));
alter table conflict_names add constraint conflict_names_normalized_check CHECK ((normalized <> ''::text));
alter table conflict_names add constraint conflict_names_note_check CHECK ((note <> ''::text));
alter table conflict_names add constraint conflict_names_pkey PRIMARY KEY (id);
alter table conflict_names add constraint conflict_names_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE UNIQUE INDEX conflict_names_of_user ON conflict_names USING btree (user_id, normalized);

create table counties (
  fips text not null,
  state_code text not null,
  name text not null,
  full_name text not null,
  kind text not null,
  time_zone text not null,
  other_time_zone text,
  time_zone_note text,
  active boolean not null default true,
  revision integer not null default 1,
  search_text text not null default ''::text,
  lat double precision,
  lon double precision
);
alter table counties add constraint counties_fips_check CHECK ((fips ~ '^\d{5}$'::text));
alter table counties add constraint counties_fips_state_code_key UNIQUE (fips, state_code);
alter table counties add constraint counties_full_name_check CHECK ((full_name <> ''::text));
alter table counties add constraint counties_kind_check CHECK ((kind <> ''::text));
alter table counties add constraint counties_middle_check CHECK (((lat IS NULL) = (lon IS NULL)));
alter table counties add constraint counties_name_check CHECK ((name <> ''::text));
alter table counties add constraint counties_pkey PRIMARY KEY (fips);
alter table counties add constraint counties_state_code_fkey FOREIGN KEY (state_code) REFERENCES states(code) ON UPDATE CASCADE;
CREATE UNIQUE INDEX counties_by_full_name ON counties USING btree (state_code, lower(full_name));
CREATE INDEX counties_by_name ON counties USING btree (name, fips);
CREATE INDEX counties_by_search_text ON counties USING btree (search_text COLLATE "C", fips);
CREATE INDEX counties_by_search_words ON counties USING gin (to_tsvector('simple'::regconfig, search_text));
CREATE INDEX counties_by_state ON counties USING btree (state_code, name, fips);
CREATE INDEX counties_by_words ON counties USING gin (search_text gin_trgm_ops);
CREATE INDEX counties_inactive ON counties USING btree (name, fips) WHERE (NOT active);
CREATE TRIGGER pass_name_on AFTER UPDATE OF full_name, state_code ON counties FOR EACH ROW WHEN (((old.full_name <> new.full_name) OR (old.state_code <> new.state_code))) EXECUTE FUNCTION pass_county_name_on();
CREATE TRIGGER raise_version AFTER INSERT OR DELETE OR UPDATE ON counties FOR EACH STATEMENT EXECUTE FUNCTION raise_reference_version('places');
CREATE TRIGGER set_search BEFORE INSERT OR UPDATE OF name, full_name, state_code ON counties FOR EACH ROW EXECUTE FUNCTION set_county_search();
CREATE TRIGGER share_words_added AFTER INSERT ON counties REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION share_words();
CREATE TRIGGER share_words_changed AFTER UPDATE ON counties REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION share_words();

create table coupon_redemptions (
  id uuid not null default new_id(),
  coupon_id uuid not null,
  client_id uuid not null,
  appearance_id uuid not null,
  discount_cents integer not null,
  redeemed_at timestamp with time zone not null default clock_now(),
  released_at timestamp with time zone
);
alter table coupon_redemptions add constraint coupon_redemptions_appearance_id_fkey FOREIGN KEY (appearance_id) REFERENCES appearances(id) DEFERRABLE INITIALLY DEFERRED;
alter table coupon_redemptions add constraint coupon_redemptions_client_id_fkey FOREIGN KEY (client_id) REFERENCES users(id);
alter table coupon_redemptions add constraint coupon_redemptions_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES coupons(id);
alter table coupon_redemptions add constraint coupon_redemptions_discount_cents_check CHECK ((discount_cents >= 0));
alter table coupon_redemptions add constraint coupon_redemptions_pkey PRIMARY KEY (id);
CREATE UNIQUE INDEX coupon_redemptions_by_appearance ON coupon_redemptions USING btree (appearance_id) WHERE (released_at IS NULL);
CREATE INDEX coupon_redemptions_by_client ON coupon_redemptions USING btree (client_id, coupon_id) WHERE (released_at IS NULL);
CREATE INDEX coupon_redemptions_by_coupon ON coupon_redemptions USING btree (coupon_id, redeemed_at DESC, id DESC);

create table coupons (
  id uuid not null default new_id(),
  code text not null,
  description text,
  percent_off integer,
  amount_off_cents integer,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  total_limit integer,
  per_client_limit integer,
  case_types text[] not null default '{}'::text[],
  minimum_cents integer not null default 0,
  active boolean not null default true,
  redeemed_count integer not null default 0,
  created_at timestamp with time zone not null default clock_now(),
  revision integer not null default 1
);
alter table coupons add constraint coupons_amount_off_cents_check CHECK (((amount_off_cents >= 1) AND (amount_off_cents <= 100000000)));
alter table coupons add constraint coupons_check CHECK ((num_nonnulls(percent_off, amount_off_cents) = 1));
alter table coupons add constraint coupons_check1 CHECK ((ends_at > starts_at));
alter table coupons add constraint coupons_code_check CHECK ((code ~ '^[A-Z0-9][A-Z0-9-]{2,29}$'::text));
alter table coupons add constraint coupons_code_key UNIQUE (code);
alter table coupons add constraint coupons_description_check CHECK ((description <> ''::text));
alter table coupons add constraint coupons_minimum_cents_check CHECK (((minimum_cents >= 0) AND (minimum_cents <= 100000000)));
alter table coupons add constraint coupons_per_client_limit_check CHECK ((per_client_limit > 0));
alter table coupons add constraint coupons_percent_off_check CHECK (((percent_off >= 1) AND (percent_off <= 100)));
alter table coupons add constraint coupons_pkey PRIMARY KEY (id);
alter table coupons add constraint coupons_redeemed_count_check CHECK ((redeemed_count >= 0));
alter table coupons add constraint coupons_total_limit CHECK ((redeemed_count <= total_limit));
alter table coupons add constraint coupons_total_limit_check CHECK ((total_limit > 0));
CREATE INDEX coupons_by_age ON coupons USING btree (created_at DESC, id DESC);
CREATE INDEX coupons_by_words ON coupons USING gin (lower(((code || ' '::text) || COALESCE(description, ''::text))) gin_trgm_ops);

create table court_upload_findings (
  upload_id uuid not null,
  line integer not null,
  outcome text not null,
  name text not null,
  place text not null,
  problems jsonb not null,
  changes jsonb not null,
  court_id uuid,
  court_revision integer,
  court jsonb
);
alter table court_upload_findings add constraint court_upload_findings_check CHECK (((outcome = ANY (ARRAY['error'::text, 'duplicate'::text])) = (problems <> '[]'::jsonb)));
alter table court_upload_findings add constraint court_upload_findings_check1 CHECK (((outcome = ANY (ARRAY['changed'::text, 'new'::text])) = (court IS NOT NULL)));
alter table court_upload_findings add constraint court_upload_findings_check2 CHECK (((court_id IS NULL) = (court_revision IS NULL)));
alter table court_upload_findings add constraint court_upload_findings_outcome_check CHECK ((outcome = ANY (ARRAY['error'::text, 'duplicate'::text, 'changed'::text, 'new'::text, 'same'::text])));
alter table court_upload_findings add constraint court_upload_findings_pkey PRIMARY KEY (upload_id, line);
alter table court_upload_findings add constraint court_upload_findings_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES court_uploads(id) ON DELETE CASCADE;
CREATE INDEX court_upload_findings_by_outcome ON court_upload_findings USING btree (upload_id, outcome, line);

create table court_upload_lines (
  upload_id uuid not null,
  line integer not null,
  cells jsonb not null
);
alter table court_upload_lines add constraint court_upload_lines_pkey PRIMARY KEY (upload_id, line);
alter table court_upload_lines add constraint court_upload_lines_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES court_uploads(id) ON DELETE CASCADE;

create table court_uploads (
  id uuid not null default new_id(),
  file_name text not null,
  stage text not null default 'uploaded'::text,
  columns text[] not null,
  sample jsonb not null,
  mapping jsonb not null,
  lines integer not null default 0,
  done_lines integer not null default 0,
  error integer not null default 0,
  duplicate integer not null default 0,
  changed integer not null default 0,
  new integer not null default 0,
  same integer not null default 0,
  failure text,
  by_id uuid not null,
  created_at timestamp with time zone not null default clock_now(),
  applied_at timestamp with time zone,
  has_lines boolean not null default true,
  run integer not null default 0,
  worked_at timestamp with time zone not null default clock_now()
);
alter table court_uploads add constraint court_uploads_by_id_fkey FOREIGN KEY (by_id) REFERENCES users(id);
alter table court_uploads add constraint court_uploads_check CHECK (((done_lines >= 0) AND (done_lines <= lines)));
alter table court_uploads add constraint court_uploads_check1 CHECK (((stage = 'applied'::text) = (applied_at IS NOT NULL)));
alter table court_uploads add constraint court_uploads_check2 CHECK (((stage = 'failed'::text) = (failure IS NOT NULL)));
alter table court_uploads add constraint court_uploads_failure_check CHECK ((failure <> ''::text));
alter table court_uploads add constraint court_uploads_file_name_check CHECK ((file_name <> ''::text));
alter table court_uploads add constraint court_uploads_pkey PRIMARY KEY (id);
alter table court_uploads add constraint court_uploads_stage_check CHECK ((stage = ANY (ARRAY['uploaded'::text, 'checking'::text, 'checked'::text, 'applying'::text, 'applied'::text, 'failed'::text])));
CREATE INDEX court_uploads_by_age ON court_uploads USING btree (created_at DESC, id DESC);
CREATE INDEX court_uploads_under_way ON court_uploads USING btree (worked_at) WHERE (stage = ANY (ARRAY['checking'::text, 'applying'::text]));

create table courts (
  id uuid not null default new_id(),
  name text not null,
  kind text not null,
  level text not null,
  entity text not null default 'court'::text,
  state_code text not null,
  county_fips text not null,
  city text,
  street text,
  zip text,
  time_zone text not null,
  case_types text[] not null default '{}'::text[],
  phone text,
  remote_note text,
  active boolean not null default true,
  starter boolean not null default false,
  confidence text not null default 'confirmed'::text,
  announced_at timestamp with time zone,
  created_at timestamp with time zone not null default clock_now(),
  revision integer not null default 1,
  search_text text not null default ''::text,
  search_words tsvector not null default ''::tsvector,
  federal_district text generated always as (
CASE
    WHEN (kind = ANY (ARRAY['federal_district'::text, 'federal_bankruptcy'::text])) THEN "substring"(name, 'the ((?:(?:Northern|Southern|Eastern|Western|Middle|Central) )?District of (?:[A-Z][a-z]+ ?(?:of )?)+?)(?:,| at |$)'::text)
    ELSE NULL::text
END) stored
);
alter table courts add constraint courts_check CHECK ((starter = (confidence <> 'confirmed'::text)));
alter table courts add constraint courts_city_check CHECK ((city <> ''::text));
alter table courts add constraint courts_confidence_check CHECK ((confidence = ANY (ARRAY['certain'::text, 'statute'::text, 'likely'::text, 'confirmed'::text])));
alter table courts add constraint courts_county_fips_state_code_fkey FOREIGN KEY (county_fips, state_code) REFERENCES counties(fips, state_code) ON UPDATE CASCADE;
alter table courts add constraint courts_entity_check CHECK ((entity = ANY (ARRAY['court'::text, 'division'::text, 'branch'::text, 'office'::text])));
alter table courts add constraint courts_id_county_fips_state_code_key UNIQUE (id, county_fips, state_code);
alter table courts add constraint courts_kind_check CHECK ((kind <> ''::text));
alter table courts add constraint courts_level_check CHECK ((level <> ''::text));
alter table courts add constraint courts_name_check CHECK ((name <> ''::text));
alter table courts add constraint courts_phone_check CHECK ((phone <> ''::text));
alter table courts add constraint courts_pkey PRIMARY KEY (id);
alter table courts add constraint courts_remote_note_check CHECK ((remote_note <> ''::text));
alter table courts add constraint courts_street_check CHECK ((street <> ''::text));
alter table courts add constraint courts_zip_check CHECK ((zip ~ '^\d{5}(-\d{4})?$'::text));
CREATE INDEX courts_announced ON courts USING btree (announced_at) WHERE (announced_at > created_at);
CREATE INDEX courts_by_age ON courts USING btree (created_at DESC, id DESC);
CREATE INDEX courts_by_case_type ON courts USING gin (case_types);
CREATE INDEX courts_by_confidence ON courts USING btree (confidence, name, id);
CREATE INDEX courts_by_county ON courts USING btree (county_fips, name, id);
CREATE UNIQUE INDEX courts_by_county_and_name ON courts USING btree (county_fips, lower(name));
CREATE INDEX courts_by_federal_district ON courts USING btree (federal_district) WHERE (federal_district IS NOT NULL);
CREATE INDEX courts_by_kind ON courts USING btree (kind, name, id);
CREATE INDEX courts_by_likeness ON courts USING gin (search_text gin_trgm_ops);
CREATE INDEX courts_by_name ON courts USING btree (name, id);
CREATE INDEX courts_by_search_text ON courts USING btree (search_text COLLATE "C", id);
CREATE INDEX courts_by_state ON courts USING btree (state_code, name, id);
CREATE INDEX courts_by_words ON courts USING gin (search_words);
CREATE INDEX courts_inactive ON courts USING btree (name, id) WHERE (NOT active);
CREATE INDEX courts_unannounced ON courts USING btree (county_fips) WHERE (announced_at IS NULL);
CREATE TRIGGER raise_version AFTER INSERT OR DELETE OR UPDATE ON courts FOR EACH STATEMENT EXECUTE FUNCTION raise_reference_version('places');
CREATE TRIGGER set_search BEFORE INSERT OR UPDATE OF name, city, county_fips, state_code, search_text ON courts FOR EACH ROW EXECUTE FUNCTION set_court_search();
CREATE TRIGGER share_words_added AFTER INSERT ON courts REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION share_words();
CREATE TRIGGER share_words_changed AFTER UPDATE ON courts REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION share_words();

create table dispatches (
  id uuid not null default new_id(),
  appearance_id uuid not null,
  move_seq integer not null,
  because text not null,
  is_urgent boolean not null,
  without_attorney uuid,
  started_at timestamp with time zone not null default clock_now(),
  next_wave text,
  next_wave_at timestamp with time zone,
  ended_at timestamp with time zone
);
alter table dispatches add constraint dispatches_appearance_id_fkey FOREIGN KEY (appearance_id) REFERENCES appearances(id);
alter table dispatches add constraint dispatches_appearance_id_move_seq_key UNIQUE (appearance_id, move_seq);
alter table dispatches add constraint dispatches_because_check CHECK ((because = ANY (ARRAY['schedule'::text, 'pay'::text, 'edit'::text, 'release'::text])));
alter table dispatches add constraint dispatches_next_check CHECK (((next_wave IS NULL) = (next_wave_at IS NULL)));
alter table dispatches add constraint dispatches_next_wave_check CHECK ((next_wave = ANY (ARRAY['preferred'::text, 'knows_file'::text, 'court'::text, 'county'::text, 'state'::text])));
alter table dispatches add constraint dispatches_pkey PRIMARY KEY (id);
alter table dispatches add constraint dispatches_without_attorney_fkey FOREIGN KEY (without_attorney) REFERENCES users(id);
CREATE INDEX dispatches_due ON dispatches USING btree (next_wave_at) WHERE ((ended_at IS NULL) AND (next_wave IS NOT NULL));
CREATE UNIQUE INDEX dispatches_one_running ON dispatches USING btree (appearance_id) WHERE (ended_at IS NULL);

create table federal_admissions (
  user_id uuid not null,
  district text not null,
  number text,
  expires_on date,
  year smallint
);
alter table federal_admissions add constraint federal_admissions_district_check CHECK ((district ~ 'District of '::text));
alter table federal_admissions add constraint federal_admissions_number_check CHECK ((number <> ''::text));
alter table federal_admissions add constraint federal_admissions_pkey PRIMARY KEY (user_id, district);
alter table federal_admissions add constraint federal_admissions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table federal_admissions add constraint federal_admissions_year_check CHECK (((year >= 1940) AND (year <= 2100)));
CREATE INDEX federal_admissions_by_district ON federal_admissions USING btree (district, user_id);

create table fee_changes (
  id bigint not null,
  at timestamp with time zone not null default clock_now(),
  actor_id uuid,
  actor_name text,
  appearance_type_id uuid not null,
  state_code text,
  county_fips text,
  court_id uuid,
  before jsonb,
  after jsonb
);
alter table fee_changes add constraint fee_changes_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE SET NULL;
alter table fee_changes add constraint fee_changes_appearance_type_id_fkey FOREIGN KEY (appearance_type_id) REFERENCES appearance_types(id) ON DELETE CASCADE;
alter table fee_changes add constraint fee_changes_check CHECK (((before IS NOT NULL) OR (after IS NOT NULL)));
alter table fee_changes add constraint fee_changes_pkey PRIMARY KEY (id);
CREATE INDEX fee_changes_by_county ON fee_changes USING btree (county_fips, id DESC);
CREATE INDEX fee_changes_by_court ON fee_changes USING btree (court_id, id DESC);
CREATE INDEX fee_changes_by_state ON fee_changes USING btree (state_code, id DESC);
CREATE INDEX fee_changes_by_type ON fee_changes USING btree (appearance_type_id, id DESC);

create table file_store (
  only_one boolean not null default true,
  prefix text not null default replace((gen_random_uuid())::text, '-'::text, ''::text)
);
alter table file_store add constraint file_store_only_one_check CHECK (only_one);
alter table file_store add constraint file_store_pkey PRIMARY KEY (only_one);
alter table file_store add constraint file_store_prefix_check CHECK ((prefix ~ '^[0-9a-f]{32}$'::text));

create table files (
  id uuid not null default new_id(),
  owner_id uuid not null,
  appearance_id uuid,
  name text not null,
  kind text not null,
  type text not null,
  size integer not null,
  sha256 bytea not null,
  object_key text not null,
  created_at timestamp with time zone not null default clock_now(),
  held_until timestamp with time zone
);
alter table files add constraint files_appearance_id_fkey FOREIGN KEY (appearance_id) REFERENCES appearances(id);
alter table files add constraint files_held_check CHECK (((appearance_id IS NULL) OR (held_until < 'infinity'::timestamp with time zone)));
alter table files add constraint files_kind_check CHECK ((kind = ANY (ARRAY['pleading'::text, 'notice'::text, 'order'::text, 'exhibit'::text, 'instruction'::text, 'report'::text, 'receipt'::text, 'other'::text])));
alter table files add constraint files_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 200)));
alter table files add constraint files_object_key_check CHECK ((object_key ~ '^[0-9a-f]{32}/[0-9a-f]{32}$'::text));
alter table files add constraint files_object_key_key UNIQUE (object_key);
alter table files add constraint files_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id);
alter table files add constraint files_pkey PRIMARY KEY (id);
alter table files add constraint files_sha256_check CHECK ((octet_length(sha256) = 32));
alter table files add constraint files_size_check CHECK (((size >= 1) AND (size <= 52428800)));
alter table files add constraint files_type_check CHECK ((type = ANY (ARRAY['pdf'::text, 'doc'::text, 'docx'::text, 'xls'::text, 'xlsx'::text, 'rtf'::text, 'txt'::text, 'csv'::text, 'jpg'::text, 'png'::text, 'heic'::text, 'tiff'::text, 'eml'::text, 'msg'::text])));
CREATE INDEX files_held ON files USING btree (owner_id) WHERE ((appearance_id IS NULL) AND (held_until IS NOT NULL));
CREATE INDEX files_of_appearance ON files USING btree (appearance_id, created_at, id);
CREATE INDEX files_of_owner_unattached ON files USING btree (owner_id) WHERE (appearance_id IS NULL);
CREATE INDEX files_unattached ON files USING btree (created_at) WHERE (appearance_id IS NULL);

create table idempotency_keys (
  owner text not null,
  key text not null,
  request_hash bytea not null,
  created_at timestamp with time zone not null default clock_now(),
  response_status smallint,
  response_body text
);
alter table idempotency_keys add constraint idempotency_keys_check CHECK (((response_status IS NULL) = (response_body IS NULL)));
alter table idempotency_keys add constraint idempotency_keys_pkey PRIMARY KEY (owner, key);
CREATE INDEX idempotency_keys_by_age ON idempotency_keys USING btree (created_at);

create table known_addresses (
  user_id uuid not null,
  address_key bytea not null,
  last_at timestamp with time zone not null default clock_now()
);
alter table known_addresses add constraint known_addresses_pkey PRIMARY KEY (user_id, address_key);
alter table known_addresses add constraint known_addresses_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE INDEX known_addresses_by_age ON known_addresses USING btree (last_at);

create table mail_links (
  id uuid not null default new_id(),
  token_hash bytea not null,
  user_id uuid not null,
  purpose text not null,
  created_at timestamp with time zone not null default clock_now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone
);
alter table mail_links add constraint mail_links_pkey PRIMARY KEY (id);
alter table mail_links add constraint mail_links_purpose_check CHECK ((purpose = ANY (ARRAY['verify'::text, 'reset'::text])));
alter table mail_links add constraint mail_links_token_hash_key UNIQUE (token_hash);
alter table mail_links add constraint mail_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE INDEX mail_links_by_expiry ON mail_links USING btree (expires_at);
CREATE INDEX mail_links_by_user ON mail_links USING btree (user_id, purpose) WHERE (used_at IS NULL);

create table mails (
  id uuid not null default new_id(),
  template text not null,
  recipient text not null,
  subject text not null,
  html text not null,
  plain text not null,
  once_key text,
  created_at timestamp with time zone not null default clock_now(),
  tries integer not null default 0,
  last_error text,
  sent_at timestamp with time zone,
  attachment jsonb
);
alter table mails add constraint mails_once_key_key UNIQUE (once_key);
alter table mails add constraint mails_pkey PRIMARY KEY (id);
CREATE INDEX mails_by_age ON mails USING btree (created_at DESC, id DESC);
CREATE INDEX mails_unsent ON mails USING btree (created_at) WHERE (sent_at IS NULL);

create table non_standard_fees (
  id uuid not null default new_id(),
  appearance_type_id uuid not null,
  state_code text not null,
  county_fips text,
  court_id uuid,
  level text not null generated always as (
CASE
    WHEN (court_id IS NOT NULL) THEN 'court'::text
    WHEN (county_fips IS NOT NULL) THEN 'county'::text
    ELSE 'state'::text
END) stored,
  client_fee_cents integer not null,
  attorney_fee_cents integer not null,
  included_minutes integer not null,
  client_hourly_cents integer not null,
  attorney_hourly_cents integer not null,
  created_at timestamp with time zone not null default clock_now(),
  revision integer not null default 1
);
alter table non_standard_fees add constraint non_standard_fees_appearance_type_id_fkey FOREIGN KEY (appearance_type_id) REFERENCES appearance_types(id);
alter table non_standard_fees add constraint non_standard_fees_appearance_type_id_state_code_county_fips_key UNIQUE NULLS NOT DISTINCT (appearance_type_id, state_code, county_fips, court_id);
alter table non_standard_fees add constraint non_standard_fees_attorney_fee_cents_check CHECK (((attorney_fee_cents >= 0) AND (attorney_fee_cents <= 100000000)));
alter table non_standard_fees add constraint non_standard_fees_attorney_hourly_cents_check CHECK (((attorney_hourly_cents >= 0) AND (attorney_hourly_cents <= 100000000)));
alter table non_standard_fees add constraint non_standard_fees_check CHECK (((court_id IS NULL) OR (county_fips IS NOT NULL)));
alter table non_standard_fees add constraint non_standard_fees_client_fee_cents_check CHECK (((client_fee_cents >= 0) AND (client_fee_cents <= 100000000)));
alter table non_standard_fees add constraint non_standard_fees_client_hourly_cents_check CHECK (((client_hourly_cents >= 0) AND (client_hourly_cents <= 100000000)));
alter table non_standard_fees add constraint non_standard_fees_county_fips_state_code_fkey FOREIGN KEY (county_fips, state_code) REFERENCES counties(fips, state_code) ON UPDATE CASCADE;
alter table non_standard_fees add constraint non_standard_fees_court_id_county_fips_state_code_fkey FOREIGN KEY (court_id, county_fips, state_code) REFERENCES courts(id, county_fips, state_code) ON UPDATE CASCADE;
alter table non_standard_fees add constraint non_standard_fees_included_minutes_check CHECK (((included_minutes >= 0) AND (included_minutes <= 1440)));
alter table non_standard_fees add constraint non_standard_fees_pkey PRIMARY KEY (id);
alter table non_standard_fees add constraint non_standard_fees_state_code_fkey FOREIGN KEY (state_code) REFERENCES states(code) ON UPDATE CASCADE;
CREATE INDEX non_standard_fees_by_age ON non_standard_fees USING btree (created_at DESC, id DESC);
CREATE INDEX non_standard_fees_by_county ON non_standard_fees USING btree (county_fips, created_at DESC, id DESC);
CREATE INDEX non_standard_fees_by_court ON non_standard_fees USING btree (court_id, created_at DESC, id DESC);
CREATE INDEX non_standard_fees_by_level ON non_standard_fees USING btree (level, created_at DESC, id DESC);
CREATE INDEX non_standard_fees_by_loss ON non_standard_fees USING btree ((((attorney_fee_cents > client_fee_cents) OR (attorney_hourly_cents > client_hourly_cents))), created_at DESC, id DESC);
CREATE INDEX non_standard_fees_by_state ON non_standard_fees USING btree (state_code, created_at DESC, id DESC);
CREATE INDEX non_standard_fees_by_type ON non_standard_fees USING btree (appearance_type_id, created_at DESC, id DESC);
CREATE TRIGGER note_added AFTER INSERT ON non_standard_fees REFERENCING NEW TABLE AS new_fees FOR EACH STATEMENT EXECUTE FUNCTION note_fee_changes_at_places();
CREATE TRIGGER note_changed AFTER UPDATE ON non_standard_fees REFERENCING OLD TABLE AS old_fees NEW TABLE AS new_fees FOR EACH STATEMENT EXECUTE FUNCTION note_fee_changes_at_places();
CREATE TRIGGER note_removed AFTER DELETE ON non_standard_fees REFERENCING OLD TABLE AS old_fees FOR EACH STATEMENT EXECUTE FUNCTION note_fee_changes_at_places();
CREATE TRIGGER raise_version AFTER INSERT OR DELETE OR UPDATE ON non_standard_fees FOR EACH STATEMENT EXECUTE FUNCTION raise_reference_version('catalogue');

create table notices (
  id uuid not null default new_id(),
  kind text not null,
  urgency text not null default 'normal'::text,
  title text not null,
  body text not null,
  link text not null,
  appearance_id uuid,
  once_key text,
  created_at timestamp with time zone not null default clock_now(),
  resolved_at timestamp with time zone,
  resolved_by uuid
);
alter table notices add constraint notices_appearance_id_fkey FOREIGN KEY (appearance_id) REFERENCES appearances(id);
alter table notices add constraint notices_body_check CHECK ((body <> ''::text));
alter table notices add constraint notices_kind_check CHECK ((kind <> ''::text));
alter table notices add constraint notices_link_check CHECK ((link ~ '^/[^/\\]'::text));
alter table notices add constraint notices_once_key_key UNIQUE (once_key);
alter table notices add constraint notices_pkey PRIMARY KEY (id);
alter table notices add constraint notices_resolved_by_fkey FOREIGN KEY (resolved_by) REFERENCES users(id);
alter table notices add constraint notices_title_check CHECK ((title <> ''::text));
alter table notices add constraint notices_urgency_check CHECK ((urgency = ANY (ARRAY['normal'::text, 'high'::text])));
CREATE INDEX notices_by_age ON notices USING btree (created_at DESC, id DESC);
CREATE INDEX notices_of_appearance ON notices USING btree (appearance_id, created_at DESC);
CREATE INDEX notices_open ON notices USING btree (created_at DESC, id DESC) WHERE (resolved_at IS NULL);

create table offers (
  appearance_id uuid not null,
  attorney_id uuid not null,
  wave text,
  reasons jsonb not null default '{}'::jsonb,
  told_at timestamp with time zone,
  rejected_at timestamp with time zone,
  reject_reason text,
  closed_at timestamp with time zone
);
alter table offers add constraint offers_appearance_id_fkey FOREIGN KEY (appearance_id) REFERENCES appearances(id);
alter table offers add constraint offers_attorney_id_fkey FOREIGN KEY (attorney_id) REFERENCES users(id);
alter table offers add constraint offers_pkey PRIMARY KEY (appearance_id, attorney_id);
alter table offers add constraint offers_reject_reason_check CHECK ((reject_reason <> ''::text));
alter table offers add constraint offers_wave_check CHECK ((wave = ANY (ARRAY['preferred'::text, 'knows_file'::text, 'court'::text, 'county'::text, 'state'::text, 'by_hand'::text])));
CREATE INDEX offers_of_attorney ON offers USING btree (attorney_id, told_at DESC);
CREATE INDEX offers_rejected ON offers USING btree (attorney_id, rejected_at DESC) WHERE (rejected_at IS NOT NULL);

create table place_words (
  word text not null
);
alter table place_words add constraint place_words_pkey PRIMARY KEY (word);
alter table place_words add constraint place_words_word_check CHECK ((word ~ '^[a-z]{3,}$'::text));

create table policy_versions (
  id bigint not null,
  name text not null,
  value jsonb not null,
  at timestamp with time zone not null default clock_now(),
  actor_id uuid,
  actor_name text
);
alter table policy_versions add constraint policy_versions_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE SET NULL;
alter table policy_versions add constraint policy_versions_name_check CHECK ((name <> ''::text));
alter table policy_versions add constraint policy_versions_pkey PRIMARY KEY (id);
CREATE INDEX policy_versions_by_name ON policy_versions USING btree (name, id DESC);

create table problems (
  id uuid not null default new_id(),
  appearance_id uuid not null,
  attorney_id uuid not null,
  kind text not null,
  description text not null,
  created_at timestamp with time zone not null default clock_now(),
  resolved_at timestamp with time zone
);
alter table problems add constraint problems_appearance_id_fkey FOREIGN KEY (appearance_id) REFERENCES appearances(id);
alter table problems add constraint problems_attorney_id_fkey FOREIGN KEY (attorney_id) REFERENCES users(id);
alter table problems add constraint problems_description_check CHECK ((description <> ''::text));
alter table problems add constraint problems_kind_check CHECK ((kind = ANY (ARRAY['cannot_attend'::text, 'running_late'::text, 'access'::text, 'instructions'::text, 'other'::text])));
alter table problems add constraint problems_pkey PRIMARY KEY (id);
CREATE INDEX problems_of_appearance ON problems USING btree (appearance_id, created_at DESC);

create table proposals (
  id uuid not null default new_id(),
  appearance_id uuid not null,
  from_client_total_cents integer not null,
  from_attorney_total_cents integer not null,
  client_total_cents integer not null,
  attorney_total_cents integer not null,
  note text,
  created_by uuid,
  created_at timestamp with time zone not null default clock_now(),
  answer text,
  answered_at timestamp with time zone
);
alter table proposals add constraint proposals_answer_check CHECK ((answer = ANY (ARRAY['accepted'::text, 'declined'::text, 'expired'::text])));
alter table proposals add constraint proposals_answered_check CHECK (((answer IS NULL) = (answered_at IS NULL)));
alter table proposals add constraint proposals_appearance_id_fkey FOREIGN KEY (appearance_id) REFERENCES appearances(id);
alter table proposals add constraint proposals_check CHECK ((client_total_cents >= from_client_total_cents));
alter table proposals add constraint proposals_check1 CHECK ((attorney_total_cents >= from_attorney_total_cents));
alter table proposals add constraint proposals_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;
alter table proposals add constraint proposals_is_higher CHECK (((client_total_cents > from_client_total_cents) OR (attorney_total_cents > from_attorney_total_cents)));
alter table proposals add constraint proposals_note_check CHECK ((note <> ''::text));
alter table proposals add constraint proposals_pkey PRIMARY KEY (id);
CREATE INDEX proposals_of_appearance ON proposals USING btree (appearance_id, created_at DESC);
CREATE UNIQUE INDEX proposals_one_open ON proposals USING btree (appearance_id) WHERE (answer IS NULL);

create unlogged table rate_limits (
  key text not null,
  full_at timestamp with time zone not null
);
alter table rate_limits add constraint rate_limits_pkey PRIMARY KEY (key);
CREATE INDEX rate_limits_by_age ON rate_limits USING btree (full_at);

create table ratings (
  appearance_id uuid not null,
  by_party text not null,
  rater_id uuid not null,
  rated_id uuid not null,
  stars smallint not null,
  comment text,
  rated_at timestamp with time zone not null default clock_now()
);
alter table ratings add constraint ratings_appearance_id_fkey FOREIGN KEY (appearance_id) REFERENCES appearances(id);
alter table ratings add constraint ratings_by_party_check CHECK ((by_party = ANY (ARRAY['client'::text, 'attorney'::text])));
alter table ratings add constraint ratings_comment_check CHECK ((comment <> ''::text));
alter table ratings add constraint ratings_pkey PRIMARY KEY (appearance_id, by_party);
alter table ratings add constraint ratings_rated_id_fkey FOREIGN KEY (rated_id) REFERENCES users(id);
alter table ratings add constraint ratings_rater_id_fkey FOREIGN KEY (rater_id) REFERENCES users(id);
alter table ratings add constraint ratings_stars_check CHECK (((stars >= 1) AND (stars <= 5)));
CREATE INDEX ratings_of_user ON ratings USING btree (rated_id, rated_at DESC);

create table reference_loads (
  name text not null,
  digest text not null,
  loaded_at timestamp with time zone not null default clock_now()
);
alter table reference_loads add constraint reference_loads_pkey PRIMARY KEY (name);

create table reference_rows (
  kind text not null,
  key text not null
);
alter table reference_rows add constraint reference_rows_pkey PRIMARY KEY (kind, key);

create table reference_versions (
  name text not null,
  version bigint not null default 1
);
alter table reference_versions add constraint reference_versions_pkey PRIMARY KEY (name);

create table result_drafts (
  appearance_id uuid not null,
  attorney_id uuid not null,
  data jsonb not null,
  updated_at timestamp with time zone not null default clock_now(),
  revision integer not null default 1
);
alter table result_drafts add constraint result_drafts_appearance_id_fkey FOREIGN KEY (appearance_id) REFERENCES appearances(id);
alter table result_drafts add constraint result_drafts_attorney_id_fkey FOREIGN KEY (attorney_id) REFERENCES users(id) ON DELETE CASCADE;
alter table result_drafts add constraint result_drafts_pkey PRIMARY KEY (appearance_id, attorney_id);

create table result_files (
  result_id uuid not null,
  file_id uuid not null
);
alter table result_files add constraint result_files_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id);
alter table result_files add constraint result_files_pkey PRIMARY KEY (result_id, file_id);
alter table result_files add constraint result_files_result_id_fkey FOREIGN KEY (result_id) REFERENCES results(id) ON DELETE CASCADE;
CREATE INDEX result_files_of_file ON result_files USING btree (file_id);

create table results (
  id uuid not null default new_id(),
  appearance_id uuid not null,
  version integer not null,
  author_id uuid not null,
  appeared boolean not null,
  outcome text,
  data jsonb not null,
  reason text,
  is_late boolean not null default false,
  submitted_at timestamp with time zone not null default clock_now()
);
alter table results add constraint results_amended_reason CHECK (((version = 1) = (reason IS NULL)));
alter table results add constraint results_appearance_id_fkey FOREIGN KEY (appearance_id) REFERENCES appearances(id);
alter table results add constraint results_appearance_id_version_key UNIQUE (appearance_id, version);
alter table results add constraint results_appeared_outcome CHECK ((appeared = (outcome IS NOT NULL)));
alter table results add constraint results_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id);
alter table results add constraint results_outcome_check CHECK ((outcome = ANY (ARRAY['granted'::text, 'denied'::text, 'continued'::text, 'off_calendar'::text, 'submitted'::text, 'settled'::text, 'default'::text, 'dismissed'::text, 'judgment'::text, 'not_heard'::text])));
alter table results add constraint results_pkey PRIMARY KEY (id);
alter table results add constraint results_reason_check CHECK ((reason <> ''::text));
alter table results add constraint results_version_check CHECK ((version >= 1));

create table schema_migrations (
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone not null default now()
);
alter table schema_migrations add constraint schema_migrations_pkey PRIMARY KEY (name);

create table sessions (
  id uuid not null default new_id(),
  token_hash bytea not null,
  user_id uuid not null,
  created_at timestamp with time zone not null default clock_now(),
  expires_at timestamp with time zone not null,
  last_used_at timestamp with time zone not null default clock_now(),
  device text not null default 'Unknown device'::text,
  remembered boolean not null default false
);
alter table sessions add constraint sessions_pkey PRIMARY KEY (id);
alter table sessions add constraint sessions_token_hash_key UNIQUE (token_hash);
alter table sessions add constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE INDEX sessions_by_expiry ON sessions USING btree (expires_at);
CREATE INDEX sessions_by_user ON sessions USING btree (user_id);

create table sources (
  id text not null,
  name text not null,
  "position" integer not null,
  active boolean not null default true
);
alter table sources add constraint sources_pkey PRIMARY KEY (id);

create table states (
  code text not null,
  fips text not null,
  name text not null,
  time_zone text not null,
  active boolean not null default true,
  revision integer not null default 1
);
alter table states add constraint states_code_check CHECK ((code ~ '^[A-Z]{2}$'::text));
alter table states add constraint states_fips_check CHECK ((fips ~ '^\d{2}$'::text));
alter table states add constraint states_fips_key UNIQUE (fips);
alter table states add constraint states_name_check CHECK ((name <> ''::text));
alter table states add constraint states_name_key UNIQUE (name);
alter table states add constraint states_pkey PRIMARY KEY (code);
CREATE INDEX states_by_name ON states USING btree (name, code);
CREATE TRIGGER pass_name_on AFTER UPDATE OF name ON states FOR EACH ROW WHEN ((old.name <> new.name)) EXECUTE FUNCTION pass_state_name_on();
CREATE TRIGGER raise_version AFTER INSERT OR DELETE OR UPDATE ON states FOR EACH STATEMENT EXECUTE FUNCTION raise_reference_version('places');

create table system_log (
  seq bigint not null,
  at timestamp with time zone not null,
  actor_id uuid,
  actor_name text,
  action text not null,
  record_type text not null,
  record_id text not null,
  request_id text,
  address text,
  before jsonb,
  after jsonb,
  previous_hash bytea not null,
  hash bytea not null
);
alter table system_log add constraint system_log_pkey PRIMARY KEY (seq);
CREATE INDEX system_log_by_action ON system_log USING btree (action, seq);
CREATE INDEX system_log_by_actor ON system_log USING btree (actor_id, seq);
CREATE INDEX system_log_by_record ON system_log USING btree (record_type, record_id, seq);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON system_log FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER chain BEFORE INSERT ON system_log FOR EACH ROW EXECUTE FUNCTION chain_system_log();
CREATE TRIGGER never_truncated BEFORE TRUNCATE ON system_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table system_log_head (
  only_row boolean not null default true,
  seq bigint not null,
  hash bytea not null
);
alter table system_log_head add constraint system_log_head_only_row_check CHECK (only_row);
alter table system_log_head add constraint system_log_head_pkey PRIMARY KEY (only_row);

create table tellings (
  dispatch_id uuid not null,
  attorney_id uuid not null,
  wave text not null,
  reasons jsonb not null,
  told_at timestamp with time zone not null default clock_now()
);
alter table tellings add constraint tellings_attorney_id_fkey FOREIGN KEY (attorney_id) REFERENCES users(id);
alter table tellings add constraint tellings_dispatch_id_fkey FOREIGN KEY (dispatch_id) REFERENCES dispatches(id);
alter table tellings add constraint tellings_pkey PRIMARY KEY (dispatch_id, attorney_id);
alter table tellings add constraint tellings_wave_check CHECK ((wave = ANY (ARRAY['preferred'::text, 'knows_file'::text, 'court'::text, 'county'::text, 'state'::text, 'by_hand'::text])));
CREATE INDEX tellings_of_attorney ON tellings USING btree (attorney_id);

create table time_off (
  id uuid not null default new_id(),
  user_id uuid not null,
  days daterange not null,
  note text
);
alter table time_off add constraint time_off_days_check CHECK (((NOT isempty(days)) AND (NOT lower_inf(days)) AND (NOT upper_inf(days))));
alter table time_off add constraint time_off_does_not_overlap EXCLUDE USING gist (user_id WITH =, days WITH &&);
alter table time_off add constraint time_off_note_check CHECK ((note <> ''::text));
alter table time_off add constraint time_off_pkey PRIMARY KEY (id);
alter table time_off add constraint time_off_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

create table user_roles (
  user_id uuid not null,
  role text not null
);
alter table user_roles add constraint user_roles_pkey PRIMARY KEY (user_id, role);
alter table user_roles add constraint user_roles_role_check CHECK ((role = ANY (ARRAY['client'::text, 'attorney'::text, 'admin'::text, 'admin_limited'::text])));
alter table user_roles add constraint user_roles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE INDEX user_roles_by_role ON user_roles USING btree (role, user_id);
CREATE TRIGGER end_sessions AFTER INSERT OR DELETE OR UPDATE ON user_roles FOR EACH ROW EXECUTE FUNCTION end_sessions_of_changed_roles();

create table users (
  id uuid not null default new_id(),
  email text not null,
  password_hash text,
  deactivated_at timestamp with time zone,
  created_at timestamp with time zone not null default clock_now(),
  first_name text not null,
  last_name text not null,
  phone text,
  street text,
  city text,
  state text,
  zip text,
  firm text,
  source text,
  email_verified_at timestamp with time zone,
  activated_at timestamp with time zone,
  full_name text not null generated always as (
CASE
    WHEN (last_name = ''::text) THEN first_name
    ELSE ((first_name || ' '::text) || last_name)
END) stored,
  standing text not null generated always as (
CASE
    WHEN (deactivated_at IS NOT NULL) THEN 'deactivated'::text
    WHEN (email_verified_at IS NULL) THEN 'unverified'::text
    WHEN (activated_at IS NULL) THEN 'waiting'::text
    ELSE 'active'::text
END) stored,
  search_text text not null generated always as (lower(((((((first_name || ' '::text) || last_name) || ' '::text) || email) || ' '::text) || COALESCE(firm, ''::text)))) stored
);
alter table users add constraint users_email_check CHECK ((email = lower(email)));
alter table users add constraint users_email_key UNIQUE (email);
alter table users add constraint users_firm_check CHECK ((firm <> ''::text));
alter table users add constraint users_pkey PRIMARY KEY (id);
alter table users add constraint users_source_fkey FOREIGN KEY (source) REFERENCES sources(id);
alter table users add constraint users_state_check CHECK ((state ~ '^[A-Z]{2}$'::text));
alter table users add constraint users_zip_check CHECK ((zip ~ '^\d{5}(-\d{4})?$'::text));
CREATE INDEX users_by_age ON users USING btree (created_at DESC, id DESC);
CREATE INDEX users_by_source ON users USING btree (source);
CREATE INDEX users_by_standing ON users USING btree (standing, created_at DESC, id DESC);
CREATE INDEX users_by_words ON users USING gin (search_text gin_trgm_ops);
CREATE TRIGGER end_sessions AFTER UPDATE OF deactivated_at ON users FOR EACH ROW WHEN ((new.deactivated_at IS NOT NULL)) EXECUTE FUNCTION end_sessions_of_deactivated();
