-- Which objects of a store are ours: every key begins with this, so that a sweep never touches what
-- another database keeps in the same place.
create table file_store (
  only_one boolean primary key default true check (only_one),
  prefix text not null default replace(gen_random_uuid()::text, '-', '')
    check (prefix ~ '^[0-9a-f]{32}$')
);
insert into file_store default values;

-- A document that was handed in. Its bytes lie in the store under its key, and lay there before the row.
create table files (
  id uuid primary key default new_id(),
  owner_id uuid not null references users,
  -- None until the order that it was handed in for is placed.
  appearance_id uuid references appearances,
  name text not null check (char_length(name) between 1 and 200),
  kind text not null check (kind in (
    'pleading', 'notice', 'order', 'exhibit', 'instruction', 'report', 'other')),
  -- Found out from the content, never taken from the sender.
  type text not null check (type in (
    'pdf', 'doc', 'docx', 'xls', 'xlsx', 'rtf', 'txt', 'csv', 'jpg', 'png', 'heic', 'tiff', 'eml',
    'msg')),
  size integer not null check (size between 1 and 52428800),
  sha256 bytea not null check (octet_length(sha256) = 32),
  object_key text not null unique check (object_key ~ '^[0-9a-f]{32}/[0-9a-f]{32}$'),
  created_at timestamptz not null default clock_now()
);
create index files_of_appearance on files (appearance_id, created_at, id);
create index files_of_owner_unattached on files (owner_id) where appearance_id is null;
create index files_unattached on files (created_at) where appearance_id is null;
