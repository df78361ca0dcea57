create table mails (
  id uuid primary key default new_id(),
  template text not null,
  recipient text not null,
  subject text not null,
  html text not null,
  plain text not null,
  -- Names the event and the recipient: the same news is never put in the outbox twice.
  once_key text unique,
  created_at timestamptz not null default clock_now(),
  tries integer not null default 0,
  last_error text,
  sent_at timestamptz
);
create index mails_by_age on mails (created_at desc, id desc);
create index mails_unsent on mails (created_at) where sent_at is null;
