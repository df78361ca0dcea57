-- What administrators list by: hearing and age, over all clients.
create index appearances_by_hearing on appearances (hearing_at desc, id desc);
create index appearances_by_age on appearances (created_at desc, id desc);
create index appearances_of_state on appearances (state_code, hearing_at desc, id desc);
