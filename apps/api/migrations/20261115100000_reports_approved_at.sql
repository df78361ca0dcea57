-- When the newest version of a report counts as approved unless the client answers it before. It is
-- stored, so that a new rule does not shorten what somebody was told.
alter table appearances add column approves_at timestamptz;

update appearances a
   set approves_at = greatest(a.reported_at, newest.submitted_at) + make_interval(hours => coalesce(
         (select (p.value ->> 'autoApprovalHours')::integer from policy_versions p
           where p.name = 'reports' order by p.id desc limit 1), 96))
  from appearances reported
  left join lateral (
    select max(r.submitted_at) as submitted_at from results r
     where r.appearance_id = reported.id) newest on true
 where a.id = reported.id and a.reported_at is not null;

alter table appearances add constraint appearances_report_is_timed
  check ((reported_at is null) = (approves_at is null));
create index appearances_to_approve on appearances (approves_at) where status = 'reported';
