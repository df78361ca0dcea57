-- An action that its user has removed stays on record: what was told once is not told again.
alter table actions add column removed_at timestamptz,
  add constraint actions_removed_check check (removed_at is null or read_at is not null);
drop index actions_of_user;
create index actions_of_user on actions (user_id, created_at desc, id desc)
  where removed_at is null;
