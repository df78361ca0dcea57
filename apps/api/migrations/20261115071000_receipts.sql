-- Receipts that come with a report are a kind of their own.
alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check check (
  kind in ('pleading', 'notice', 'order', 'exhibit', 'instruction', 'report', 'receipt', 'other'));
