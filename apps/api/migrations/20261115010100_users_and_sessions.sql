create table users (
  id uuid primary key default new_id(),
  email text not null unique check (email = lower(email)),
  full_name text not null,
  password_hash text,
  deactivated_at timestamptz,
  created_at timestamptz not null default clock_now()
);

create table user_roles (
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('client', 'attorney', 'admin', 'admin_limited')),
  primary key (user_id, role)
);

-- A session that ended is deleted; only the hash of its token was ever stored.
create table sessions (
  id uuid primary key default new_id(),
  token_hash bytea not null unique,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default clock_now(),
  expires_at timestamptz not null
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);

-- Deactivation ends every session in the same breath, whoever writes it.
create function end_sessions_of_deactivated() returns trigger
  language plpgsql as $$
begin
  delete from sessions where user_id = new.id;
  return null;
end $$;
create trigger end_sessions after update of deactivated_at on users
  for each row when (new.deactivated_at is not null)
  execute function end_sessions_of_deactivated();
