-- A fee is at a loss by the hour as well; and those that are not can be asked for, too.
drop index non_standard_fees_at_a_loss;
create index non_standard_fees_by_loss on non_standard_fees (
  (attorney_fee_cents > client_fee_cents or attorney_hourly_cents > client_hourly_cents),
  created_at desc, id desc
);

-- The history of a place is that of all that lies in it, newest first.
drop index fee_changes_by_place;
create index fee_changes_by_state on fee_changes (state_code, id desc);
create index fee_changes_by_county on fee_changes (county_fips, id desc);
create index fee_changes_by_court on fee_changes (court_id, id desc);

-- PostgreSQL puts the body in place of the call only if the function promises no more than the body.
alter function fee_of stable;

-- A bulk change is noted at once: row by row it took as long as the change itself.
drop trigger note_change on non_standard_fees;

-- The plan of its join is kept from the first change on, which may be of a single fee: in a loop, a
-- later change of thousands would compare each with each.
create function note_fee_changes_at_places() returns trigger
  language plpgsql set enable_nestloop = off as $$
declare
  changer uuid := nullif(current_setting('courtside.actor_id', true), '')::uuid;
  changer_name text := nullif(current_setting('courtside.actor_name', true), '');
begin
  if tg_op = 'INSERT' then
    insert into fee_changes
      (actor_id, actor_name, appearance_type_id, state_code, county_fips, court_id, after)
    select changer, changer_name, appearance_type_id, state_code, county_fips, court_id,
           fee_of(client_fee_cents, attorney_fee_cents, included_minutes, client_hourly_cents,
                  attorney_hourly_cents)
      from new_fees;
  elsif tg_op = 'DELETE' then
    insert into fee_changes
      (actor_id, actor_name, appearance_type_id, state_code, county_fips, court_id, before)
    select changer, changer_name, appearance_type_id, state_code, county_fips, court_id,
           fee_of(client_fee_cents, attorney_fee_cents, included_minutes, client_hourly_cents,
                  attorney_hourly_cents)
      from old_fees;
  else
    insert into fee_changes
      (actor_id, actor_name, appearance_type_id, state_code, county_fips, court_id, before, after)
    select changer, changer_name, n.appearance_type_id, n.state_code, n.county_fips, n.court_id,
           fee_of(o.client_fee_cents, o.attorney_fee_cents, o.included_minutes,
                  o.client_hourly_cents, o.attorney_hourly_cents),
           fee_of(n.client_fee_cents, n.attorney_fee_cents, n.included_minutes,
                  n.client_hourly_cents, n.attorney_hourly_cents)
      from new_fees n join old_fees o using (id)
     where (o.client_fee_cents, o.attorney_fee_cents, o.included_minutes, o.client_hourly_cents,
            o.attorney_hourly_cents)
           is distinct from
           (n.client_fee_cents, n.attorney_fee_cents, n.included_minutes, n.client_hourly_cents,
            n.attorney_hourly_cents);
  end if;
  return null;
end $$;
create trigger note_added after insert on non_standard_fees
  referencing new table as new_fees
  for each statement execute function note_fee_changes_at_places();
create trigger note_changed after update on non_standard_fees
  referencing old table as old_fees new table as new_fees
  for each statement execute function note_fee_changes_at_places();
create trigger note_removed after delete on non_standard_fees
  referencing old table as old_fees
  for each statement execute function note_fee_changes_at_places();
