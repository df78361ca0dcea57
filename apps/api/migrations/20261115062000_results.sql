-- The attorney's report on a hearing. Every version is kept; the newest one counts.
create table results (
  id uuid primary key default new_id(),
  appearance_id uuid not null references appearances,
  version integer not null check (version >= 1),
  author_id uuid not null references users,
  appeared boolean not null,
  -- As the list of outcomes has it; none when nobody appeared.
  outcome text check (outcome in (
    'granted', 'denied', 'continued', 'off_calendar', 'submitted', 'settled', 'default', 'dismissed',
    'judgment', 'not_heard')),
  -- The whole report: validated by the contract, never searched.
  data jsonb not null,
  -- Why it was amended.
  reason text check (reason <> ''),
  is_late boolean not null default false,
  submitted_at timestamptz not null default clock_now(),
  unique (appearance_id, version),
  constraint results_appeared_outcome check (appeared = (outcome is not null)),
  constraint results_amended_reason check ((version = 1) = (reason is null))
);
create index appearances_reported on appearances (client_id, reported_at desc, id desc)
  where reported_at is not null;

-- What a version of a report is backed by, receipts included. Named here, a file is on record.
create table result_files (
  result_id uuid not null references results on delete cascade,
  file_id uuid not null references files,
  primary key (result_id, file_id)
);
create index result_files_of_file on result_files (file_id);

-- What an attorney has typed into the result form so far, for any of their devices.
create table result_drafts (
  appearance_id uuid not null references appearances,
  attorney_id uuid not null references users on delete cascade,
  data jsonb not null,
  updated_at timestamptz not null default clock_now(),
  revision integer not null default 1,
  primary key (appearance_id, attorney_id)
);

-- What each side thinks of the other, once there is a report.
create table ratings (
  appearance_id uuid not null references appearances,
  by_party text not null check (by_party in ('client', 'attorney')),
  rater_id uuid not null references users,
  rated_id uuid not null references users,
  stars smallint not null check (stars between 1 and 5),
  comment text check (comment <> ''),
  rated_at timestamptz not null default clock_now(),
  primary key (appearance_id, by_party)
);
create index ratings_of_user on ratings (rated_id, rated_at desc);

-- A document that goes with a mail, made when it is sent: {"kind": "result", "id": "…"}.
alter table mails add column attachment jsonb;
