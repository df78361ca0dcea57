-- owner is the user's id, or 'anonymous' before sign-in.
create table idempotency_keys (
  owner text not null,
  key text not null,
  request_hash bytea not null,
  created_at timestamptz not null default clock_now(),
  response_status smallint,
  response_body text,
  primary key (owner, key),
  check ((response_status is null) = (response_body is null))
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

-- Forgetting it in a crash only forgives a few tries, and unlogged writes cost a third.
create unlogged table rate_limits (
  key text primary key,
  -- When the caller's allowance will be full again; see take_allowance.
  full_at timestamptz not null
) with (fillfactor = 70);
create index rate_limits_by_age on rate_limits (full_at);
