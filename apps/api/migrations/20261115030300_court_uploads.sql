create table court_uploads (
  id uuid primary key default new_id(),
  file_name text not null check (file_name <> ''),
  stage text not null default 'uploaded'
    check (stage in ('uploaded', 'checking', 'checked', 'applying', 'applied', 'failed')),
  columns text[] not null,
  sample jsonb not null,
  mapping jsonb not null,
  lines integer not null default 0,
  done_lines integer not null default 0 check (done_lines between 0 and lines),
  error integer not null default 0,
  duplicate integer not null default 0,
  changed integer not null default 0,
  new integer not null default 0,
  same integer not null default 0,
  failure text check (failure <> ''),
  by_id uuid not null references users,
  created_at timestamptz not null default clock_now(),
  applied_at timestamptz,
  -- The lines cost space and are let go after a while; the upload stays on record.
  has_lines boolean not null default true,
  -- Each check takes the next number, so that one that was given up writes nothing any more.
  run integer not null default 0,
  worked_at timestamptz not null default clock_now(),
  check ((stage = 'applied') = (applied_at is not null)),
  check ((stage = 'failed') = (failure is not null))
);
create index court_uploads_by_age on court_uploads (created_at desc, id desc);
create index court_uploads_under_way on court_uploads (worked_at)
  where stage in ('checking', 'applying');

-- As they stood in the file.
create table court_upload_lines (
  upload_id uuid not null references court_uploads on delete cascade,
  line integer not null,
  cells jsonb not null,
  primary key (upload_id, line)
);

-- What the dry run made of each.
create table court_upload_findings (
  upload_id uuid not null references court_uploads on delete cascade,
  line integer not null,
  outcome text not null check (outcome in ('error', 'duplicate', 'changed', 'new', 'same')),
  name text not null,
  place text not null,
  problems jsonb not null,
  changes jsonb not null,
  -- The court that was found, as it was then.
  court_id uuid,
  court_revision integer,
  -- What will be written.
  court jsonb,
  primary key (upload_id, line),
  check ((outcome in ('error', 'duplicate')) = (problems <> '[]')),
  check ((outcome in ('changed', 'new')) = (court is not null)),
  check ((court_id is null) = (court_revision is null))
);
create index court_upload_findings_by_outcome on court_upload_findings (upload_id, outcome, line);

-- An upload touches the places in many statements and for long. It raises the version once, as its
-- last step, so that meanwhile others need not wait for it to change a place.
create or replace function raise_reference_version() returns trigger
  language plpgsql as $$
begin
  if current_setting('courtside.raises_version_later', true) is distinct from 'on' then
    update reference_versions set version = version + 1 where name = tg_argv[0];
  end if;
  return null;
end $$;
