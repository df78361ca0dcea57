-- One round of telling attorneys of an open appearance, wave after wave.
create table dispatches (
  id uuid primary key default new_id(),
  appearance_id uuid not null references appearances,
  -- The move that gave reason for it: a later one is never followed by the round of an earlier one.
  move_seq integer not null,
  because text not null check (because in ('schedule', 'pay', 'edit', 'release')),
  is_urgent boolean not null,
  -- Who has just given it back is not asked again in this round.
  without_attorney uuid references users,
  started_at timestamptz not null default clock_now(),
  -- None once everybody was told; the round goes on as long as the appearance is open.
  next_wave text check (next_wave in ('preferred', 'knows_file', 'court', 'county', 'state')),
  next_wave_at timestamptz,
  ended_at timestamptz,
  unique (appearance_id, move_seq),
  constraint dispatches_next_check check ((next_wave is null) = (next_wave_at is null))
);
create unique index dispatches_one_running on dispatches (appearance_id) where ended_at is null;
create index dispatches_due on dispatches (next_wave_at) where ended_at is null and next_wave is not null;

-- Who was told in a round, when and why; an offer keeps only where its attorney stands now.
create table tellings (
  dispatch_id uuid not null references dispatches,
  attorney_id uuid not null references users,
  wave text not null check (wave in ('preferred', 'knows_file', 'court', 'county', 'state', 'by_hand')),
  reasons jsonb not null,
  told_at timestamptz not null default clock_now(),
  primary key (dispatch_id, attorney_id)
);
create index tellings_of_attorney on tellings (attorney_id);

create index appearances_held on appearances (held_until) where held_until is not null;
create index appearances_by_caption on appearances (client_id, lower(caption));

-- More money for an appearance that nobody takes, if the client agrees.
create table proposals (
  id uuid primary key default new_id(),
  appearance_id uuid not null references appearances,
  -- What it cost when it was proposed: another price since then makes it void.
  from_client_total_cents integer not null,
  from_attorney_total_cents integer not null,
  client_total_cents integer not null check (client_total_cents >= from_client_total_cents),
  attorney_total_cents integer not null check (attorney_total_cents >= from_attorney_total_cents),
  note text check (note <> ''),
  created_by uuid references users on delete set null,
  created_at timestamptz not null default clock_now(),
  answer text check (answer in ('accepted', 'declined', 'expired')),
  answered_at timestamptz,
  constraint proposals_answered_check check ((answer is null) = (answered_at is null)),
  constraint proposals_is_higher check (
    client_total_cents > from_client_total_cents or attorney_total_cents > from_attorney_total_cents)
);
create unique index proposals_one_open on proposals (appearance_id) where answer is null;
create index proposals_of_appearance on proposals (appearance_id, created_at desc);

-- What administrators write down about an appearance, for themselves.
create table appearance_notes (
  id uuid primary key default new_id(),
  appearance_id uuid not null references appearances,
  author_id uuid references users on delete set null,
  author_name text not null,
  body text not null check (body <> ''),
  created_at timestamptz not null default clock_now()
);
create index appearance_notes_of_appearance on appearance_notes (appearance_id, created_at desc, id desc);

-- Attorneys who let us give them work without asking first; it is in force only while the policy says so.
create table auto_assignment (
  user_id uuid primary key references users on delete cascade,
  since timestamptz not null default clock_now()
);
