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

CREATE OR REPLACE FUNCTION new_id()
 RETURNS uuid
 LANGUAGE sql
 PARALLEL SAFE
RETURN (encode(set_bit(set_bit(OVERLAY(uuid_send(gen_random_uuid()) PLACING SUBSTRING(int8send(((EXTRACT(epoch FROM clock_timestamp()) * (1000)::numeric))::bigint) FROM 3) FROM 1 FOR 6), (52)::bigint, 1), (53)::bigint, 1), 'hex'::text))::uuid;

CREATE OR REPLACE FUNCTION refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION system_log_hash(entry system_log)
 RETURNS bytea
 LANGUAGE sql
 STABLE
RETURN sha256(((entry).previous_hash || convert_to((jsonb_build_array((entry).seq, to_char(((entry).at AT TIME ZONE 'UTC'::text), 'YYYY-MM-DD"T"HH24:MI:SS.US'::text), (entry).actor_id, (entry).actor_name, (entry).action, (entry).record_type, (entry).record_id, (entry).request_id, (entry).address, (entry).before, (entry).after))::text, 'UTF8'::name)));

create table attorney_case_types (
  user_id uuid not null,
  case_type text not null
);
alter table attorney_case_types add constraint attorney_case_types_pkey PRIMARY KEY (user_id, case_type);
alter table attorney_case_types add constraint attorney_case_types_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE INDEX attorney_case_types_by_type ON attorney_case_types USING btree (case_type, user_id);

create table attorney_states (
  user_id uuid not null,
  state text not null
);
alter table attorney_states add constraint attorney_states_pkey PRIMARY KEY (user_id, state);
alter table attorney_states add constraint attorney_states_state_check CHECK ((state ~ '^[A-Z]{2}$'::text));
alter table attorney_states add constraint attorney_states_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE INDEX attorney_states_by_state ON attorney_states USING btree (state, user_id);

create table bar_admissions (
  user_id uuid not null,
  state text not null,
  number text not null,
  year smallint not null
);
alter table bar_admissions add constraint bar_admissions_number_check CHECK ((number <> ''::text));
alter table bar_admissions add constraint bar_admissions_pkey PRIMARY KEY (user_id, state);
alter table bar_admissions add constraint bar_admissions_state_check CHECK ((state ~ '^[A-Z]{2}$'::text));
alter table bar_admissions add constraint bar_admissions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table bar_admissions add constraint bar_admissions_year_check CHECK (((year >= 1940) AND (year <= 2100)));
CREATE INDEX bar_admissions_by_state ON bar_admissions USING btree (state, user_id);

create table captcha_used (
  signature text not null,
  expires_at timestamp with time zone not null
);
alter table captcha_used add constraint captcha_used_pkey PRIMARY KEY (signature);
CREATE INDEX captcha_used_by_expiry ON captcha_used USING btree (expires_at);

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
  sent_at timestamp with time zone
);
alter table mails add constraint mails_once_key_key UNIQUE (once_key);
alter table mails add constraint mails_pkey PRIMARY KEY (id);
CREATE INDEX mails_by_age ON mails USING btree (created_at DESC, id DESC);
CREATE INDEX mails_unsent ON mails USING btree (created_at) WHERE (sent_at IS NULL);

create unlogged table rate_limits (
  key text not null,
  full_at timestamp with time zone not null
);
alter table rate_limits add constraint rate_limits_pkey PRIMARY KEY (key);
CREATE INDEX rate_limits_by_age ON rate_limits USING btree (full_at);

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
