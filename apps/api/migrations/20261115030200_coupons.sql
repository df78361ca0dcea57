create table coupons (
  id uuid primary key default new_id(),
  -- In capitals, as it is shown; typed in any case.
  code text not null unique check (code ~ '^[A-Z0-9][A-Z0-9-]{2,29}$'),
  description text check (description <> ''),
  percent_off integer check (percent_off between 1 and 100),
  amount_off_cents integer check (amount_off_cents between 1 and 100000000),
  starts_at timestamptz,
  ends_at timestamptz,
  total_limit integer check (total_limit > 0),
  per_client_limit integer check (per_client_limit > 0),
  -- Empty: every practice area.
  case_types text[] not null default '{}',
  minimum_cents integer not null default 0 check (minimum_cents between 0 and 100000000),
  active boolean not null default true,
  -- Redemptions that stand. Kept here so that one update both checks and takes a use.
  redeemed_count integer not null default 0 check (redeemed_count >= 0),
  created_at timestamptz not null default clock_now(),
  revision integer not null default 1,
  check (num_nonnulls(percent_off, amount_off_cents) = 1),
  check (ends_at > starts_at),
  constraint coupons_total_limit check (redeemed_count <= total_limit)
);
create index coupons_by_age on coupons (created_at desc, id desc);
create index coupons_by_words on coupons
  using gin (lower(code || ' ' || coalesce(description, '')) gin_trgm_ops);

create table coupon_redemptions (
  id uuid primary key default new_id(),
  coupon_id uuid not null references coupons,
  client_id uuid not null references users,
  appearance_id uuid not null,
  discount_cents integer not null check (discount_cents >= 0),
  redeemed_at timestamptz not null default clock_now(),
  -- Given back when the appearance is canceled without a fee; it no longer counts.
  released_at timestamptz
);
create unique index coupon_redemptions_by_appearance on coupon_redemptions (appearance_id)
  where released_at is null;
create index coupon_redemptions_by_coupon on coupon_redemptions (coupon_id, redeemed_at desc, id desc);
create index coupon_redemptions_by_client on coupon_redemptions (client_id, coupon_id)
  where released_at is null;
