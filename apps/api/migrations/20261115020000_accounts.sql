create extension if not exists pg_trgm;

-- Answers to "How did you hear about us?".
create table sources (
  id text primary key,
  name text not null,
  position integer not null,
  active boolean not null default true
);

alter table users
  add column first_name text not null default '',
  add column last_name text not null default '',
  add column phone text,
  add column street text,
  add column city text,
  add column state text check (state ~ '^[A-Z]{2}$'),
  add column zip text check (zip ~ '^\d{5}(-\d{4})?$'),
  add column firm text check (firm <> ''),
  add column source text references sources,
  add column email_verified_at timestamptz,
  add column activated_at timestamptz;

-- The first word becomes the first name and the rest the last, so that both together are what was.
update users
   set first_name = split_part(full_name, ' ', 1),
       last_name = substr(full_name, length(split_part(full_name, ' ', 1)) + 2),
       email_verified_at = created_at,
       activated_at = created_at;

alter table users drop column full_name;
alter table users
  alter column first_name drop default,
  alter column last_name drop default,
  add column full_name text not null generated always as (
    case when last_name = '' then first_name else first_name || ' ' || last_name end
  ) stored,
  -- The one definition of where a user stands; login, lists and administrators all read it.
  add column standing text not null generated always as (
    case
      when deactivated_at is not null then 'deactivated'
      when email_verified_at is null then 'unverified'
      when activated_at is null then 'waiting'
      else 'active'
    end
  ) stored,
  add column search_text text not null generated always as (
    lower(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(firm, ''))
  ) stored;

create index users_by_age on users (created_at desc, id desc);
create index users_by_standing on users (standing, created_at desc, id desc);
create index users_by_source on users (source);
create index users_by_words on users using gin (search_text gin_trgm_ops);
create index user_roles_by_role on user_roles (role, user_id);

-- Another role is another set of rights: whoever was signed in signs in anew. The lock puts a login
-- that is under way before or after the change, never beside it.
create function end_sessions_of_changed_roles() returns trigger
  language plpgsql as $$
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
end $$;
create trigger end_sessions after insert or update or delete on user_roles
  for each row execute function end_sessions_of_changed_roles();

alter table sessions
  add column last_used_at timestamptz not null default clock_now(),
  -- Words such as "Chrome on Linux"; what the browser sent is not kept.
  add column device text not null default 'Unknown device',
  add column remembered boolean not null default false;

create table bar_admissions (
  user_id uuid not null references users on delete cascade,
  state text not null check (state ~ '^[A-Z]{2}$'),
  number text not null check (number <> ''),
  year smallint not null check (year between 1940 and 2100),
  primary key (user_id, state)
);
create index bar_admissions_by_state on bar_admissions (state, user_id);

create table attorney_case_types (
  user_id uuid not null references users on delete cascade,
  case_type text not null,
  primary key (user_id, case_type)
);
create index attorney_case_types_by_type on attorney_case_types (case_type, user_id);

create table attorney_states (
  user_id uuid not null references users on delete cascade,
  state text not null check (state ~ '^[A-Z]{2}$'),
  primary key (user_id, state)
);
create index attorney_states_by_state on attorney_states (state, user_id);

-- Links that prove who reads a mailbox. Only the hash of what the link holds is stored.
create table mail_links (
  id uuid primary key default new_id(),
  token_hash bytea not null unique,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset')),
  created_at timestamptz not null default clock_now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mail_links_by_user on mail_links (user_id, purpose) where used_at is null;
create index mail_links_by_expiry on mail_links (expires_at);

-- Where a user signed in before, as a keyed hash: guessing from elsewhere cannot lock them out there.
create table known_addresses (
  user_id uuid not null references users on delete cascade,
  address_key bytea not null,
  last_at timestamptz not null default clock_now(),
  primary key (user_id, address_key)
);
create index known_addresses_by_age on known_addresses (last_at);

create table captcha_used (
  signature text primary key,
  expires_at timestamptz not null
);
create index captcha_used_by_expiry on captcha_used (expires_at);
