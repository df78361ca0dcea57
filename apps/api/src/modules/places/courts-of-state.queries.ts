import type { CourtKind } from '@courtside/domain/places';
import { type DbOrTx, statement } from '../../platform/db/database.ts';

/** A court as people look for it by its name. */
export interface NamedCourt {
  id: string;
  name: string;
  county: string;
  kind: CourtKind;
  /** Active, as its county and its state are. */
  isOffered: boolean;
}

const selectCourts = statement<NamedCourt>(
  'select_courts_of_state',
  `select c.id, c.name, c.county_fips as county, c.kind,
          c.active and cy.active and st.active as "isOffered"
     from courts c
     join counties cy on cy.fips = c.county_fips
     join states st on st.code = c.state_code
    where c.state_code = $1 order by c.name, c.id`,
);

export async function courtsOfState(db: DbOrTx, state: string): Promise<NamedCourt[]> {
  return db.all(selectCourts, [state]);
}
