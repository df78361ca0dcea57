-- Until when an attorney confirms a hearing that was changed. It is kept as it was told, whatever the rule
-- becomes afterwards; whoever has confirmed owes nothing.
alter table assignments
  add column confirm_by timestamptz,
  add constraint assignments_confirm_by_check check (confirm_by is null or confirmed_at is null);
create index assignments_to_confirm on assignments (confirm_by)
  where confirm_by is not null and released_at is null;
