-- No foreign keys: the log outlives what it names.
create table system_log (
  seq bigint primary key,
  at timestamptz not null,
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
create index system_log_by_record on system_log (record_type, record_id, seq);
create index system_log_by_actor on system_log (actor_id, seq);
create index system_log_by_action on system_log (action, seq);

create table system_log_head (
  only_row boolean primary key default true check (only_row),
  seq bigint not null,
  hash bytea not null
);
insert into system_log_head (seq, hash) values (0, sha256('courtside system log'::bytea));

create function system_log_hash(entry system_log) returns bytea
  language sql stable
  return sha256(
    entry.previous_hash
    || convert_to(
      jsonb_build_array(
        entry.seq,
        to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
        entry.actor_id, entry.actor_name, entry.action, entry.record_type, entry.record_id,
        entry.request_id, entry.address, entry.before, entry.after
      )::text,
      'UTF8'
    )
  );

-- The head row's lock puts concurrent writers in line until each commits: no gap, no fork.
create function chain_system_log() returns trigger
  language plpgsql as $$
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
end $$;
create trigger chain before insert on system_log
  for each row execute function chain_system_log();

create function refuse_change() returns trigger
  language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger append_only before update or delete on system_log
  for each row execute function refuse_change();
create trigger never_truncated before truncate on system_log
  for each statement execute function refuse_change();
