-- One way to keep a file from the sweep: it is held until a time, for good when a record that is no
-- appearance has it, such as a document of an attorney's.
update files set held_until = 'infinity' where kept;
alter table files drop constraint files_kept_check, drop column kept,
  add constraint files_held_check check (appearance_id is null or held_until < 'infinity');
