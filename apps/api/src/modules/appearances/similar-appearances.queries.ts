import { normalizeCaseNumber } from '@courtside/domain/appearances';
import { type DbOrTx, statement } from '../../platform/db/database.ts';

interface Sought {
  court: string;
  date: string;
  time: string;
  caption: string;
  caseNumber: string | null;
}

const selectSimilar = statement<{ position: number; number: number }>(
  'select_similar_appearances',
  `select g.position::integer, min(a.number)::integer as number
     from unnest($2::uuid[], $3::date[], $4::time[], $5::text[], $6::text[])
       with ordinality as g(court, day, at, caption, case_number, position)
     join appearances a on a.client_id = $1 and a.court_id = g.court
      and a.hearing_date = g.day and a.hearing_time = g.at
      and a.status in ('payment_due', 'open', 'assigned')
      and (lower(a.caption) = lower(g.caption) or a.case_number_normalized = g.case_number)
    group by g.position`,
);

/** For each hearing the number of one that the client has ordered already, where there is one. */
export async function findSimilarAppearances(
  db: DbOrTx,
  clientId: string,
  hearings: readonly Sought[],
): Promise<(number | undefined)[]> {
  if (hearings.length === 0) return [];
  const found = await db.all(selectSimilar, [
    clientId,
    hearings.map(({ court }) => court),
    hearings.map(({ date }) => date),
    hearings.map(({ time }) => time),
    hearings.map(({ caption }) => caption),
    hearings.map(({ caseNumber }) => (caseNumber && normalizeCaseNumber(caseNumber)) || null),
  ]);
  const numbers = new Map(found.map(({ position, number }) => [position, number]));
  return hearings.map((_, index) => numbers.get(index + 1));
}
