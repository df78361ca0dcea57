-- Files of a bulk order wait for longer than a day, and do not count with those of the order form.
alter table files add column held_until timestamptz;
create index files_held on files (owner_id) where appearance_id is null and held_until is not null;

-- A file of hearings to be ordered together.
create table bulk_orders (
  id uuid primary key default new_id(),
  client_id uuid not null references users,
  file_name text not null check (file_name <> ''),
  stage text not null default 'uploaded'
    check (stage in ('uploaded', 'checking', 'checked', 'applying', 'applied', 'failed')),
  columns text[] not null,
  sample jsonb not null,
  mapping jsonb not null,
  lines integer not null default 0,
  done_lines integer not null default 0 check (done_lines between 0 and lines),
  error integer not null default 0,
  warning integer not null default 0,
  ready integer not null default 0,
  total_cents bigint not null default 0 check (total_cents >= 0),
  -- Ordering met other prices than were shown; the check that followed shows the new ones.
  prices_changed boolean not null default false,
  failure text check (failure <> ''),
  zip_name text check (zip_name <> ''),
  created_at timestamptz not null default clock_now(),
  applied_at timestamptz,
  -- The lines hold what firms confide to us and are let go after a while; the order stays on record.
  has_lines boolean not null default true,
  -- Each check takes the next number, so that one that was given up writes nothing any more.
  run integer not null default 0,
  worked_at timestamptz not null default clock_now(),
  check ((stage = 'applied') = (applied_at is not null)),
  check ((stage = 'failed') = (failure is not null))
);
create index bulk_orders_of_client on bulk_orders (client_id, created_at desc, id desc);
create index bulk_orders_under_way on bulk_orders (worked_at)
  where stage in ('checking', 'applying');
create index bulk_orders_with_lines on bulk_orders (created_at) where has_lines;

-- As they stood in the file.
create table bulk_order_lines (
  bulk_order_id uuid not null references bulk_orders on delete cascade,
  line integer not null,
  cells jsonb not null,
  primary key (bulk_order_id, line)
);

-- What the dry run made of each.
create table bulk_order_findings (
  bulk_order_id uuid not null references bulk_orders on delete cascade,
  line integer not null,
  outcome text not null check (outcome in ('error', 'warning', 'ready')),
  -- Those that need a look come first.
  rank smallint not null generated always as (
    case outcome when 'error' then 0 when 'warning' then 1 else 2 end) stored,
  caption text not null,
  court text not null,
  file_number text,
  hearing_at timestamptz,
  time_zone text,
  problems jsonb not null,
  warnings jsonb not null,
  -- What will be ordered, and at which price.
  hearing jsonb,
  total_cents integer check (total_cents >= 0),
  previous_total_cents integer,
  -- What it became. One line is one appearance, however often the work is begun.
  appearance_id uuid unique references appearances,
  primary key (bulk_order_id, line),
  check ((outcome = 'error') = (problems <> '[]')),
  check ((outcome = 'error') = (hearing is null)),
  check ((outcome = 'error') = (total_cents is null)),
  check (outcome <> 'ready' or warnings = '[]')
);
create index bulk_order_findings_by_rank on bulk_order_findings (bulk_order_id, rank, line);

-- The entries of the archive that came with it. What was taken has a file; what was not, a reason.
create table bulk_order_files (
  bulk_order_id uuid not null references bulk_orders on delete cascade,
  position integer not null,
  path text not null,
  kind text not null,
  size integer,
  file_id uuid,
  line integer,
  problem text check (problem <> ''),
  primary key (bulk_order_id, position),
  check (file_id is not null or problem is not null),
  check (line is null or (file_id is not null and problem is null))
);
create index bulk_order_files_by_line on bulk_order_files (bulk_order_id, line);

-- What a client read each heading as, the last time.
create table bulk_order_mappings (
  client_id uuid not null references users on delete cascade,
  heading text not null check (heading <> ''),
  read_as text,
  primary key (client_id, heading)
);
