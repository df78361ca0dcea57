import { statement } from '../../platform/db/database.ts';
import { hearingWords } from '../../platform/mail/words.ts';
import { addAction } from '../actions/index.ts';
import { type Deliver, lockAppearance } from '../appearances/index.ts';
import { getPolicies } from '../policies/index.ts';
import { askToConfirm } from './deliver.ts';
import type { Due } from './due.queries.ts';

interface Held extends Due {
  status: string;
  isConfirmed: boolean;
}

const selectHeld = statement<Held>(
  'select_held_to_remind',
  `select a.id, a.number::float8 as number, a.status,
          c.name || coalesce(', ' || c.city, '') || ', ' || c.state_code as court,
          a.hearing_at as "hearingAt", a.time_zone as "timeZone", null as hours,
          'effect:' || $2::text as "onceKey", u.id as "attorneyId", u.email,
          s.confirm_by as "confirmBy", a.attorney_total_cents as "feeCents",
          s.confirmed_at is not null as "isConfirmed"
     from appearances a
     join courts c on c.id = a.court_id
     join assignments s on s.appearance_id = a.id and s.released_at is null
     join users u on u.id = s.attorney_id
    where a.id = $1`,
);

/** What the attorney agreed to was changed: they say again whether they come. */
export const askAgain: Deliver = async (tx, { id, appearanceId, payload }, context) => {
  if (payload['isRepriced'] !== true && payload['needsNewCheck'] !== true) return;
  await lockAppearance(tx, appearanceId);
  const held = await tx.first(selectHeld, [appearanceId, id]);
  if (held?.status !== 'assigned' || held.isConfirmed) return;
  // Whoever holds it only since then knows it as it is.
  if (held.attorneyId !== payload['attorneyId']) return;
  const title = 'A hearing of yours was changed: please confirm again';
  await askToConfirm(tx, context, held, { title, isChanged: true });
};

/** The hearing has begun: the attorney learns until when the report is due. */
export const announceReport: Deliver = async (tx, { id, appearanceId }) => {
  const held = await tx.first(selectHeld, [appearanceId, id]);
  if (held?.status !== 'report_due' || !held.attorneyId) return;
  const { reports } = await getPolicies(tx);
  const dueAt = new Date(Date.parse(held.hearingAt) + reports.dueHours * 3_600_000).toISOString();
  await addAction(tx, {
    userId: held.attorneyId,
    kind: 'results.due',
    title: 'Your report is due',
    body: `Please report by ${hearingWords(dueAt, held.timeZone)}.`,
    link: `/attorney/submit/appearance/result/${appearanceId}`,
    appearanceId,
    onceKey: held.onceKey,
  });
};
