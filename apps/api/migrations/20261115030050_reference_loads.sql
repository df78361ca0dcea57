-- What the product came with, as it was put in last. The same digest again needs no work.
create table reference_loads (
  name text primary key,
  digest text not null,
  loaded_at timestamptz not null default clock_now()
);

-- Every row that was ever put in, so that one an administrator removed does not come back.
create table reference_rows (
  kind text not null,
  key text not null,
  primary key (kind, key)
);
