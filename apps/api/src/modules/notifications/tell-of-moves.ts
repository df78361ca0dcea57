import { type Action, actions, parties } from '@courtside/domain/appearances';
import { lostCheckNames } from '@courtside/domain/offers';
import { z } from 'zod';
import { statement, type Tx } from '../../platform/db/database.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import { queueMail } from '../../platform/mail/outbox.ts';
import { hearingWords } from '../../platform/mail/words.ts';
import { addAction } from '../actions/index.ts';
import type { RecordedEffect } from '../appearances/index.ts';
import { addNotice, tellAdmins } from '../notices/index.ts';
import { newsForAdmins, newsForAttorney, newsForClient } from './news.ts';

interface Subject {
  number: number;
  court: string;
  hearingAt: string;
  timeZone: string;
  clientId: string;
  clientEmail: string;
  showsAttorney: boolean;
}

const selectSubject = statement<Subject>(
  'select_subject_of_news',
  `select a.number::float8 as number, c.name as court,
          coalesce($3::timestamptz, a.hearing_at) as "hearingAt",
          coalesce($4, a.time_zone) as "timeZone", a.client_id as "clientId",
          u.email as "clientEmail", a.shows_attorney as "showsAttorney"
     from appearances a join courts c on c.id = coalesce($2, a.court_id)
     join users u on u.id = a.client_id
    where a.id = $1`,
);

const selectEmail = statement<{ email: string }>(
  'select_email_of_told',
  'select email from users where id = $1',
);

const selectHolds = statement<{ id: string }>(
  'select_whether_told_holds',
  `select id from assignments
    where appearance_id = $1 and attorney_id = $2 and released_at is null`,
);

const movePayload = z.object({
  action: z.enum(actions),
  party: z.enum(parties),
  attorneyId: z.uuid().nullish(),
  isRepriced: z.boolean().optional(),
  needsNewCheck: z.boolean().optional(),
  releases: z.boolean().optional(),
  because: z
    .enum([...lostCheckNames, 'silent'])
    .optional()
    .catch(undefined),
  /** The hearing before a change that released its attorney. */
  was: z.object({ court: z.uuid(), hearingAt: z.string(), timeZone: z.string() }).optional(),
  reason: z.string().optional(),
});
type Payload = z.output<typeof movePayload>;

/** As it is, or as somebody knew it who is not to know more. */
async function subjectOf(tx: Tx, appearanceId: string, was?: Payload['was']): Promise<Subject> {
  const subject = await tx.first(selectSubject, [
    appearanceId,
    was?.court ?? null,
    was?.hearingAt ?? null,
    was?.timeZone ?? null,
  ]);
  if (!subject) throw new Error('There is no such appearance');
  return subject;
}

/** Tells the client of a move, by action and by mail. */
export async function notifyClient(
  tx: Tx,
  effect: RecordedEffect,
  context: JobContext,
): Promise<void> {
  if (isAwaited(payloadOf(effect))) return;
  await tellClient(tx, effect, context, { words: newsForClient, byMailAlone: false });
}

export async function tellClient(
  tx: Tx,
  effect: RecordedEffect,
  context: JobContext,
  manner: Manner,
): Promise<void> {
  const subject = await subjectOf(tx, effect.appearanceId);
  await tell(tx, effect, context, {
    ...manner,
    userId: subject.clientId,
    email: subject.clientEmail,
    subject,
    link: `/client/view/case/details/${effect.appearanceId}`,
  });
}

/** Tells the attorney who holds the appearance, or held it until then, unless it was their own doing. */
export async function notifyAttorney(
  tx: Tx,
  effect: RecordedEffect,
  context: JobContext,
): Promise<void> {
  const move = payloadOf(effect);
  const { party, action, attorneyId, isRepriced, needsNewCheck, releases } = move;
  // Of another time or place, or of other names, they hear when they are asked to confirm again, or are released.
  const isToldElsewhere = action === 'edit' && (isRepriced || needsNewCheck || releases);
  if (party === 'assignee' || isToldElsewhere || isAwaited(move)) return;
  // What the client wrote is not for whoever has given it back since.
  if (action === 'edit' && !(await tx.first(selectHolds, [effect.appearanceId, attorneyId])))
    return;
  await tellAttorney(tx, effect, context);
}

/** An approval by the client, or by the time that was named, surprises nobody; another does. */
function isAwaited({ action, party }: Payload): boolean {
  return action === 'approve' && party !== 'admin';
}

/** The same to an attorney whatever they did, by mail alone where they know of it themselves. */
export async function tellAttorney(
  tx: Tx,
  effect: RecordedEffect,
  context: JobContext,
  { words = newsForAttorney, byMailAlone = false }: Partial<Manner> = {},
): Promise<void> {
  const { action, attorneyId, was } = payloadOf(effect);
  if (!attorneyId) return;
  const found = await tx.first(selectEmail, [attorneyId]);
  if (!found) return;
  const isGone = action === 'cancel' || action === 'release';
  await tell(tx, effect, context, {
    words,
    byMailAlone,
    userId: attorneyId,
    email: found.email,
    subject: await subjectOf(tx, effect.appearanceId, was),
    link: isGone
      ? '/attorney/manage/appearance'
      : `/attorney/view/case/details/${effect.appearanceId}`,
  });
}

/** Puts a move in the administrators' inbox. */
export async function noticeOfMove(
  tx: Tx,
  effect: RecordedEffect,
  context: JobContext,
): Promise<void> {
  const { action, reason } = payloadOf(effect);
  const { number } = await subjectOf(tx, effect.appearanceId);
  const news = newsForAdmins[action]?.({ number });
  if (!news) return;
  const notice = {
    kind: `appearances.${action}`,
    title: news.title,
    body: reason ? `${news.text} ${reason}` : news.text,
    link: `/admin/view/case/${effect.appearanceId}`,
    appearanceId: effect.appearanceId,
    onceKey: `effect:${effect.id}`,
  };
  // An order is only listed; what went wrong is written to them as well.
  if (action === 'schedule') await addNotice(tx, notice);
  else await tellAdmins(tx, context, { ...notice, urgency: 'high' });
}

/** Moves after which a calendar shows something else. */
const inCalendar: ReadonlySet<Action> = new Set(['accept', 'assign', 'release', 'edit', 'cancel']);

interface Manner {
  words: typeof newsForClient;
  byMailAlone: boolean;
}

interface Telling extends Manner {
  userId: string;
  email: string;
  subject: Subject;
  link: string;
}

async function tell(
  tx: Tx,
  effect: RecordedEffect,
  { env, jobs }: JobContext,
  { words, byMailAlone, userId, email, subject, link }: Telling,
): Promise<void> {
  const { action, because } = payloadOf(effect);
  const { number, court, hearingAt, timeZone, showsAttorney } = subject;
  const news = words[action]?.({ number, because, showsAttorney });
  if (!news) return;
  const onceKey = `effect:${effect.id}`;
  if (!byMailAlone) {
    await addAction(tx, {
      userId,
      kind: `appearances.${action}`,
      title: news.title,
      body: news.text,
      link,
      appearanceId: effect.appearanceId,
      onceKey,
    });
  }
  await queueMail(tx, jobs, {
    template: 'appearance-news',
    to: email,
    variables: {
      title: news.title,
      text: news.text,
      court,
      when: hearingWords(hearingAt, timeZone),
      link: `${env.publicUrl}${link}`,
    },
    onceKey,
    ...(inCalendar.has(action) && {
      attachment: { kind: 'calendar', id: `${effect.appearanceId}/${userId}` },
    }),
  });
}

/** What `recordMove` wrote of the move. */
export function payloadOf({ payload }: RecordedEffect): Payload {
  return movePayload.parse(payload);
}
