-- Whether an attorney is free is asked of everybody whom a wave could tell; the index that forbids two
-- hearings at once answers it, at several times the cost of this one.
create index assignments_by_end on assignments (attorney_id, upper(during))
  where released_at is null;
