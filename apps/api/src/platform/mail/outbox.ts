import type { Tx } from '../db/database.ts';
import type { JobSender } from '../jobs/sender.ts';
import { type MailAttachment, mails } from './mail.schema.ts';
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
  const rendered = renderMail(mail.template, mail.variables);
  const [queued] = await tx.orm
    .insert(mails)
    .values({
      template: mail.template,
      recipient: mail.to,
      onceKey: mail.onceKey ?? null,
      attachment: mail.attachment ?? null,
      ...rendered,
    })
    .onConflictDoNothing({ target: mails.onceKey })
    .returning({ id: mails.id });
  if (queued) await jobs.enqueue(tx, sendMail, { mailId: queued.id });
}
