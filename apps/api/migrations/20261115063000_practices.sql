alter table federal_admissions add column year smallint check (year between 1940 and 2100);

-- Kept for a record that is no appearance, such as a document of an attorney's: never swept.
alter table files add column kept boolean not null default false,
  add constraint files_kept_check check (not (kept and appearance_id is not null));

-- The last warning of its end that its owner was given, in days before it.
alter table attorney_documents add column told_days smallint check (told_days in (30, 7, 0));
create index attorney_documents_ending on attorney_documents (expires_on, id)
  where replaced_at is null and expires_on is not null;
create index attorney_documents_of_user on attorney_documents (user_id, created_at desc, id desc);

create index courts_by_federal_district on courts (federal_district)
  where federal_district is not null;
