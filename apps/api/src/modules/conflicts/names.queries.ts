import type { PartyRole, Side } from '@courtside/domain/appearances';
import { type DbOrTx, statement } from '../../platform/db/database.ts';

/** A name from one of the places where a conflict can come from. */
export type NameRow =
  | { source: 'party'; id: null; name: string; role: PartyRole; note: null; isSameCase: null }
  | { source: 'represented'; id: null; name: string; role: Side; note: null; isSameCase: null }
  | {
      source: 'listed';
      id: string;
      name: string;
      role: null;
      note: string | null;
      isSameCase: null;
    }
  | {
      source: 'then_party';
      id: string;
      name: string;
      role: PartyRole;
      note: null;
      isSameCase: null;
    }
  | {
      source: 'then_represented';
      id: string;
      name: string;
      role: Side;
      note: null;
      isSameCase: boolean;
    };

// An attorney's own names and appearances only, by their indexes: what the cost depends on is how
// much one attorney has done, never how many appearances there are. Released ones count: they had
// read the file.
const selectNames = statement<NameRow>(
  'select_conflict_candidates',
  `with held as materialized (
     select distinct appearance_id as id from assignments
      where attorney_id = $2 and appearance_id <> $1)
   select 'party' as source, null::uuid as id, name, role, null as note,
          null::boolean as "isSameCase"
     from appearance_parties where appearance_id = $1
   union all
   select 'represented', null, details ->> 'representedParty', details ->> 'representedSide',
          null, null
     from appearances where id = $1
   union all
   select 'listed', id, name, null, note, null from conflict_names where user_id = $2
   union all
   select 'then_party', p.appearance_id, p.name, p.role, null, null
     from held join appearance_parties p on p.appearance_id = held.id
   union all
   select 'then_represented', a.id, a.details ->> 'representedParty',
          a.details ->> 'representedSide', null,
          a.court_id = now.court_id
            and coalesce(a.case_number_normalized = now.case_number_normalized, false)
     from held join appearances a on a.id = held.id
     join appearances now on now.id = $1`,
);

export async function selectCandidates(
  db: DbOrTx,
  appearanceId: string,
  attorneyId: string,
): Promise<NameRow[]> {
  return db.all(selectNames, [appearanceId, attorneyId]);
}

export interface EarlierAppearance {
  id: string;
  number: number;
  date: string;
  courtName: string;
  appearedFor: string;
}

const selectEarlier = statement<EarlierAppearance>(
  'select_earlier_appearances',
  `select a.id, a.number::float8 as number, a.hearing_date::text as date, c.name as "courtName",
          a.details ->> 'representedParty' as "appearedFor"
     from appearances a join courts c on c.id = a.court_id
    where a.id = any($1::uuid[])`,
);

export async function mapEarlier(
  db: DbOrTx,
  ids: readonly string[],
): Promise<Map<string, EarlierAppearance>> {
  const rows = ids.length > 0 ? await db.all(selectEarlier, [ids]) : [];
  return new Map(rows.map((row) => [row.id, row]));
}
