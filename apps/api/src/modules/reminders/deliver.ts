import { formatCents } from '@courtside/domain/money';
import { statement, type Tx } from '../../platform/db/database.ts';
import type { Env } from '../../platform/env.ts';
import type { JobSender } from '../../platform/jobs/sender.ts';
import { queueMail } from '../../platform/mail/outbox.ts';
import { hearingWords } from '../../platform/mail/words.ts';
import { addAction } from '../actions/index.ts';
import { addNotice, tellAdmins } from '../notices/index.ts';
import type { Due } from './due.queries.ts';

export interface Means {
  env: Pick<Env, 'publicUrl'>;
  jobs: JobSender;
}

const markAsked = statement<never>(
  'mark_asked_to_confirm',
  `update assignments set asked_to_confirm_at = clock_now()
    where appearance_id = $1 and released_at is null`,
);

/** Marks that the attorney owes an answer, and tells them so. */
export async function askToConfirm(
  tx: Tx,
  { env, jobs }: Means,
  due: Due,
  { title, isChanged = false }: { title: string; isChanged?: boolean },
): Promise<void> {
  const { id, attorneyId, email, onceKey } = due;
  if (!attorneyId || !email) return;
  const link = `/attorney/view/case/details/${id}`;
  const variables = { court: due.court, when: whenOf(due), link: `${env.publicUrl}${link}` };
  const isNew = await addAction(tx, {
    userId: attorneyId,
    kind: 'attendance.confirm',
    title,
    body: isChanged ? `${placeOf(due)}. ${confirmWords(due)}` : placeOf(due),
    link,
    appearanceId: id,
    onceKey,
  });
  if (!isNew) return;
  await tx.all(markAsked, [id]);
  await queueMail(tx, jobs, {
    ...(isChanged
      ? {
          template: 'hearing-changed',
          variables: { ...variables, fee: formatCents(due.feeCents), confirm: confirmWords(due) },
        }
      : { template: 'confirm-attendance', variables }),
    to: email,
    onceKey: `${onceKey}:${attorneyId}`,
    ...(isChanged && { attachment: { kind: 'calendar', id: `${id}/${attorneyId}` } }),
  });
}

export async function remindOfReport(tx: Tx, { env, jobs }: Means, due: Due): Promise<void> {
  const { id, attorneyId, email, onceKey } = due;
  if (!attorneyId || !email) return;
  const link = `/attorney/submit/appearance/result/${id}`;
  const isNew = await addAction(tx, {
    userId: attorneyId,
    kind: 'results.reminder',
    title: 'Your report is still to come',
    body: placeOf(due),
    link,
    appearanceId: id,
    onceKey,
  });
  if (!isNew) return;
  await queueMail(tx, jobs, {
    template: 'report-reminder',
    to: email,
    variables: { court: due.court, when: whenOf(due), link: `${env.publicUrl}${link}` },
    onceKey: `${onceKey}:${attorneyId}`,
  });
}

export async function warnOfRisk(tx: Tx, means: Means, due: Due): Promise<void> {
  await tellAdmins(tx, means, {
    ...noticeOf(due),
    kind: 'appearances.unfilled-risk',
    urgency: (due.hours ?? 0) <= 4 ? 'high' : 'normal',
    title: `Nobody has taken appearance ${due.number}: under ${hoursWords(due.hours ?? 0)} left`,
  });
}

export async function raiseAlarm(tx: Tx, means: Means, due: Due): Promise<void> {
  await tellAdmins(tx, means, {
    ...noticeOf(due),
    kind: 'attendance.no-check-in',
    urgency: 'high',
    title: `Nobody has checked in for appearance ${due.number}`,
  });
}

export async function noticeOverdue(tx: Tx, _: Means, due: Due): Promise<void> {
  await addNotice(tx, {
    ...noticeOf(due),
    kind: 'results.overdue',
    title: `The report of appearance ${due.number} is overdue`,
  });
}

export async function noticeUnconfirmed(tx: Tx, _: Means, due: Due): Promise<void> {
  await addNotice(tx, {
    ...noticeOf(due),
    kind: 'attendance.unconfirmed',
    title: `The attorney of appearance ${due.number} has not confirmed`,
  });
}

export function noticeOf(due: Due) {
  return {
    body: placeOf(due),
    link: `/admin/view/case/${due.id}`,
    appearanceId: due.id,
    onceKey: due.onceKey,
  };
}

function confirmWords({ confirmBy, timeZone }: Due): string {
  return confirmBy
    ? `Confirm by ${hearingWords(confirmBy, timeZone)} or it goes to another attorney.`
    : 'Please confirm at once that you attend.';
}

function whenOf({ hearingAt, timeZone }: Due): string {
  return hearingWords(hearingAt, timeZone);
}

function placeOf(due: Due): string {
  return `${due.court}, ${whenOf(due)}`;
}

export function hoursWords(hours: number): string {
  return hours === 1 ? 'an hour' : `${hours} hours`;
}
