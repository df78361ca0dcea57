import { statement } from '../../platform/db/database.ts';
import { queueMail } from '../../platform/mail/outbox.ts';
import { hearingWords } from '../../platform/mail/words.ts';
import { addAction } from '../actions/index.ts';
import type { Deliver } from '../appearances/index.ts';
import { tellAdmins } from '../notices/index.ts';

interface Addressees {
  resultId: string;
  number: number;
  clientId: string;
  email: string;
  firm: string;
  recipients: string[];
  timeZone: string;
  approvesAt: string;
  /** Set when nobody appeared. */
  whyNotAppeared: string | null;
}

const selectAddressees = statement<Addressees>(
  'select_report_addressees',
  `select r.id as "resultId", a.number::float8 as number, a.client_id as "clientId", u.email,
          coalesce(nullif(u.firm, ''), u.full_name) as firm,
          coalesce(a.details -> 'reportRecipients', '[]') as recipients,
          a.time_zone as "timeZone", a.approves_at as "approvesAt",
          case when not r.appeared then r.data ->> 'whyNotAppeared' end as "whyNotAppeared"
     from results r
     join appearances a on a.id = r.appearance_id
     join users u on u.id = a.client_id
    where r.appearance_id = $1 and r.version = $2`,
);

/**
 * Tells the client that a report is there, and sends it to whom they named. Those have no account of
 * ours, so they get the document itself. That nobody appeared is not left to the client to find out.
 */
export const deliverReport: Deliver = async (tx, { appearanceId, payload }, { env, jobs }) => {
  const version = Number(payload['version']);
  const to = await tx.first(selectAddressees, [appearanceId, version]);
  if (!to) throw new Error(`Appearance ${appearanceId} has no report ${version}`);
  const { resultId, number, clientId, email, firm, recipients, whyNotAppeared } = to;
  const approved = `approved for you on ${hearingWords(to.approvesAt, to.timeZone)}`;
  const isOpen = payload['to'] === 'reported';
  const isFirst = version === 1;
  const author = payload['party'] === 'admin' ? 'an administrator' : 'the attorney';
  const path = `/client/submitted/appearance/${appearanceId}`;
  await addAction(tx, {
    userId: clientId,
    kind: isFirst ? 'results.new' : 'results.amended',
    title: isFirst ? 'A report is ready' : 'A report was amended',
    body: isFirst
      ? `Please read it. It is ${approved} unless you dispute it.`
      : `${author[0]?.toUpperCase()}${author.slice(1)} has sent a new version and says what is different.${isOpen ? ` It is ${approved} unless you dispute it.` : ''}`,
    link: path,
    appearanceId,
    onceKey: `report:${resultId}`,
  });
  if (whyNotAppeared) {
    await tellAdmins(
      tx,
      { env, jobs },
      {
        kind: 'results.not-appeared',
        urgency: 'high',
        title: `Nobody appeared for appearance ${number}, its attorney reports`,
        body: whyNotAppeared,
        link: `/admin/view/case/${appearanceId}`,
        appearanceId,
        onceKey: `not-appeared:${appearanceId}`,
      },
    );
  }
  const variables = {
    number: String(number),
    approval: isOpen
      ? `Unless you dispute it, it is ${approved}.`
      : 'The report was approved before, and stays so.',
    link: `${env.publicUrl}${path}`,
  };
  await queueMail(tx, jobs, {
    ...(isFirst
      ? { template: 'report-ready', variables }
      : { template: 'report-amended', variables: { ...variables, author } }),
    to: email,
    onceKey: `report:${resultId}:${email}`,
  });
  for (const recipient of new Set(recipients)) {
    await queueMail(tx, jobs, {
      template: isFirst ? 'report-copy' : 'report-copy-amended',
      to: recipient,
      variables: { number: String(number), firm, site_url: env.publicUrl },
      onceKey: `report-copy:${resultId}:${recipient}`,
      attachment: { kind: 'result', id: resultId },
    });
  }
};
