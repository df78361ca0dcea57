import { type DbOrTx, statement } from '../../platform/db/database.ts';
import { hearingWords } from '../../platform/mail/words.ts';
import { Refusal } from '../../platform/refusal.ts';

const selectPlace = statement<{ court: string; hearingAt: string; timeZone: string }>(
  'select_place_of_hearing',
  `select c.name || coalesce(', ' || c.city, '') || ', ' || c.state_code as court,
          a.hearing_at as "hearingAt", a.time_zone as "timeZone"
     from appearances a join courts c on c.id = a.court_id where a.id = $1`,
);

/** Where and when, in words that any mail may hold. */
export async function getPlace(db: DbOrTx, id: string): Promise<{ court: string; when: string }> {
  const found = await db.first(selectPlace, [id]);
  if (!found) throw new Refusal('not_found');
  return { court: found.court, when: hearingWords(found.hearingAt, found.timeZone) };
}
