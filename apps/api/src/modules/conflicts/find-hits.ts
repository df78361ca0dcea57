import { createHash } from 'node:crypto';
import type { conflicts as endpoints } from '@courtside/contract/conflicts';
import type { ResponseOf } from '@courtside/contract/endpoint';
import type { PartyRole, Side } from '@courtside/domain/appearances';
import { findConflicts, needsExplanation } from '@courtside/domain/conflicts';
import { type DbOrTx, statement } from '../../platform/db/database.ts';
import { mapEarlier, type NameRow, selectCandidates } from './names.queries.ts';

export type Hit = ResponseOf<typeof endpoints.hits>['items'][number];

/** Nobody weighs more than this; the weightiest come first. */
const mostHits = 100;

/** Possible conflicts of an attorney with an appearance, by their list and by what they held before. */
export async function findHits(
  db: DbOrTx,
  appearanceId: string,
  attorneyId: string,
): Promise<Hit[]> {
  const { order, listed, earlier } = sorted(await selectCandidates(db, appearanceId, attorneyId));
  if (listed.size + earlier.size === 0) return [];
  const found = findConflicts(order, {
    listed: [...listed.values()],
    earlier: [...earlier.values()],
  }).slice(0, mostHits);
  const held = await mapEarlier(
    db,
    found.flatMap(({ kind, foundIn }) => (kind === 'listed' ? [] : [foundIn])),
  );
  return found.map(({ key, foundIn, ...conflict }) => ({
    ...conflict,
    id: createHash('sha256').update(`${appearanceId}\n${key}`).digest('base64url').slice(0, 22),
    note: listed.get(foundIn)?.note ?? null,
    needsExplanation: needsExplanation(conflict.kind, conflict.likeness),
    earlier: held.get(foundIn) ?? null,
  }));
}

const selectJudged = statement<Pick<Hit, 'name' | 'role' | 'kind' | 'likeness'>>(
  'select_judged_hits',
  `select h.name, h.role, h.kind, h.likeness
     from conflict_checks c,
          jsonb_to_recordset(c.hits) as h (name text, role text, kind text, likeness text)
    where c.appearance_id = $1 and c.attorney_id = $2`,
);

/**
 * Those that the attorney has not cleared before, when they took the appearance or later. To have cleared
 * somebody of a like name says nothing of the very one.
 */
export async function findNewHits(
  db: DbOrTx,
  appearanceId: string,
  attorneyId: string,
): Promise<Hit[]> {
  const hits = await findHits(db, appearanceId, attorneyId);
  if (hits.length === 0) return [];
  const judged = await db.all(selectJudged, [appearanceId, attorneyId]);
  return hits.filter(
    (hit) =>
      !judged.some(
        ({ name, role, kind, likeness }) =>
          name === hit.name &&
          role === hit.role &&
          kind === hit.kind &&
          (likeness === 'exact' || hit.likeness === 'near'),
      ),
  );
}

interface Order {
  parties: { name: string; role: PartyRole }[];
  representedParty: string;
  representedSide: Side;
}
const anOrder = (): Order => ({ parties: [], representedParty: '', representedSide: 'other' });

function sorted(rows: readonly NameRow[]) {
  const order = anOrder();
  const listed = new Map<string, { id: string; name: string; note: string | null }>();
  const earlier = new Map<string, Order & { id: string; isSameCase: boolean }>();
  const then = (id: string) => {
    const known = earlier.get(id) ?? { ...anOrder(), id, isSameCase: false };
    earlier.set(id, known);
    return known;
  };
  for (const row of rows) {
    if (row.source === 'party') order.parties.push(row);
    else if (row.source === 'listed') listed.set(row.id, row);
    else if (row.source === 'then_party') then(row.id).parties.push(row);
    else {
      const { name: representedParty, role: representedSide } = row;
      if (row.source === 'represented') Object.assign(order, { representedParty, representedSide });
      else {
        const { isSameCase } = row;
        Object.assign(then(row.id), { representedParty, representedSide, isSameCase });
      }
    }
  }
  return { order, listed, earlier };
}
