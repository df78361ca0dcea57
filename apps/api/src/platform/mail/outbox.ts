import { statement, type Tx } from '../db/database.ts';
import type { JobSender } from '../jobs/sender.ts';
import type { MailAttachment } from './mail.schema.ts';
import { renderMail } from './render.ts';
import { sendMail } from './send-mail.job.ts';
import type { TemplateName, VariablesOf } from './templates.ts';

interface NewMail<Name extends TemplateName> {
  template: Name;
  to: string;
  variables: VariablesOf<Name>;
  /** Names the event and the recipient: the same news is never sent twice. */
  onceKey?: string;
  attachment?: MailAttachment;
}

/** Puts a mail in the outbox within the transaction that gives reason for it. */
export async function queueMail<Name extends TemplateName>(
  tx: Tx,
  jobs: JobSender,
  mail: NewMail<Name>,
): Promise<void> {
  await queueMails(tx, jobs, [mail]);
}

const insertMails = statement<{ mailId: string }>(
  'insert_mails',
  `insert into mails (template, recipient, subject, html, plain, once_key, attachment)
   select template, "to", subject, html, plain, "onceKey", attachment
     from json_to_recordset($1) as given (template text, "to" text, subject text, html text,
            plain text, "onceKey" text, attachment jsonb)
   on conflict (once_key) do nothing
   returning id as "mailId"`,
);

/** The same for many at once: one statement for the mails, and one for their jobs. */
export async function queueMails<Name extends TemplateName>(
  tx: Tx,
  jobs: JobSender,
  mails: readonly NewMail<Name>[],
): Promise<void> {
  const rendered = mails.map(({ variables, ...mail }) => ({
    ...mail,
    ...renderMail(mail.template, variables),
  }));
  await jobs.enqueueAll(tx, sendMail, await tx.all(insertMails, [JSON.stringify(rendered)]));
}
