-- The secret address under which a user's calendar program reads their hearings.
create table calendar_feeds (
  user_id uuid primary key references users on delete cascade,
  secret_hash bytea not null unique,
  created_at timestamptz not null default clock_now(),
  last_read_at timestamptz
);
