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
  expires_at timestamp with time zone not null
);
alter table sessions add constraint sessions_pkey PRIMARY KEY (id);
alter table sessions add constraint sessions_token_hash_key UNIQUE (token_hash);
alter table sessions add constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE INDEX sessions_by_expiry ON sessions USING btree (expires_at);
CREATE INDEX sessions_by_user ON sessions USING btree (user_id);

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

create table users (
  id uuid not null default new_id(),
  email text not null,
  full_name text not null,
  password_hash text,
  deactivated_at timestamp with time zone,
  created_at timestamp with time zone not null default clock_now()
);
alter table users add constraint users_email_check CHECK ((email = lower(email)));
alter table users add constraint users_email_key UNIQUE (email);
alter table users add constraint users_pkey PRIMARY KEY (id);
CREATE TRIGGER end_sessions AFTER UPDATE OF deactivated_at ON users FOR EACH ROW WHEN ((new.deactivated_at IS NOT NULL)) EXECUTE FUNCTION end_sessions_of_deactivated();
