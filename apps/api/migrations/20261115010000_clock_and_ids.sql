-- The one clock that rules read. Tests replace this function to move time.
create function clock_now() returns timestamptz
  language sql stable parallel safe
  return now();

-- Time-ordered ids (UUID version 7) on every supported PostgreSQL; the built-in came only with 18.
create function new_id() returns uuid
  language sql volatile parallel safe
  return encode(
    set_bit(
      set_bit(
        overlay(
          uuid_send(gen_random_uuid())
          placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
          from 1 for 6
        ),
        52, 1
      ),
      53, 1
    ),
    'hex'
  )::uuid;
