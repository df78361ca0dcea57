import type { listedAppearance } from '@courtside/contract/appearances';
import type { z } from 'zod';
import { type DbOrTx, statement } from '../../platform/db/database.ts';
import { containing } from '../../platform/db/like.ts';

type Court = z.output<typeof listedAppearance>['court'];

const selectRecentCourts = statement<Court>(
  'select_recent_courts',
  `select c.id, c.name, c.city, co.full_name as "countyName", c.state_code as state
     from (
       select court_id, max(created_at) as last_at from (
         select court_id, created_at from appearances
          where client_id = $1 order by created_at desc limit 200
       ) latest group by court_id order by max(created_at) desc limit 8
     ) recent
     join courts c on c.id = recent.court_id
     join counties co on co.fips = c.county_fips
    where c.active order by recent.last_at desc`,
);

export async function listRecentCourts(db: DbOrTx, clientId: string) {
  return db.all(selectRecentCourts, [clientId]);
}

interface FoundAttorney {
  id: string;
  name: string;
  city: string | null;
  state: string | null;
  appearedForYou: number;
}

// Who is still to come may be kept from the client, and counts once they have been there.
const searchAttorneysSql = statement<FoundAttorney>(
  'search_attorneys_for_client',
  `select u.id, u.full_name as name, u.city, u.state, coalesce(w.times, 0) as "appearedForYou"
     from users u
     join user_roles r on r.user_id = u.id and r.role = 'attorney'
     left join (
       select s.attorney_id, count(*)::integer as times
         from appearances a join assignments s on s.appearance_id = a.id and s.released_at is null
        where a.client_id = $1 and a.status in ('report_due', 'reported', 'disputed', 'completed')
        group by s.attorney_id
     ) w on w.attorney_id = u.id
    where u.standing = 'active' and ($2 = '' or u.search_text like $3)
    order by coalesce(w.times, 0) desc, u.full_name, u.id limit 20`,
);

export async function searchAttorneys(db: DbOrTx, clientId: string, search = '') {
  return db.all(searchAttorneysSql, [clientId, search, containing(search)]);
}
