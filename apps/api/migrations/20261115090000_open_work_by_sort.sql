-- What is open in a state, in the other orders that attorneys ask for.
create index appearances_open_by_age on appearances (state_code, created_at, id)
  where status = 'open';
create index appearances_open_by_fee on appearances (state_code, attorney_total_cents, id)
  where status = 'open';

-- The same distance without `least`, which answers for a null: only a body that is null whenever an
-- argument is can be written into the query that asks, and a call costs as much as ten lookups.
create or replace function miles_between(
  lat_a double precision, lon_a double precision, lat_b double precision, lon_b double precision
) returns integer language sql immutable strict parallel safe
return round(3958.8 * 2 * atan2(
  sqrt(power(sin(radians(lat_b - lat_a) / 2), 2)
       + cos(radians(lat_a)) * cos(radians(lat_b)) * power(sin(radians(lon_b - lon_a) / 2), 2)),
  sqrt(abs(1 - power(sin(radians(lat_b - lat_a) / 2), 2)
       - cos(radians(lat_a)) * cos(radians(lat_b)) * power(sin(radians(lon_b - lon_a) / 2), 2)))));
