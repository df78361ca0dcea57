-- Names that an attorney wants to be warned of. The list is theirs alone: no administrator reads it.
create table conflict_names (
  id uuid primary key default new_id(),
  user_id uuid not null references users on delete cascade,
  name text not null check (name <> ''),
  -- In the one spelling that the rules compare by.
  normalized text not null check (normalized <> ''),
  note text check (note <> ''),
  created_at timestamptz not null default clock_now()
);
create unique index conflict_names_of_user on conflict_names (user_id, normalized);

-- What an attorney attested when they took an appearance. Nothing of their list is in it.
create table conflict_checks (
  id uuid primary key default new_id(),
  appearance_id uuid not null references appearances,
  attorney_id uuid not null references users,
  -- The order's names that were found, and why; each was cleared, or there were no acceptance.
  hits jsonb not null,
  explanation text check (explanation <> ''),
  attested_at timestamptz not null default clock_now()
);
create index conflict_checks_of_appearance on conflict_checks (appearance_id, attested_at desc);
