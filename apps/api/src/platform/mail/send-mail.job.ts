import { eq, sql } from 'drizzle-orm';
import { createTransport, type Transporter } from 'nodemailer';
import { z } from 'zod';
import type { Db } from '../db/database.ts';
import type { Env } from '../env.ts';
import { defineJob, type Job } from '../jobs/job.ts';
import { type MailAttachment, mails } from './mail.schema.ts';

const transports = new Map<string, Transporter>();

function transportFor(smtpUrl: string): Transporter {
  let transport = transports.get(smtpUrl);
  if (!transport) {
    transport = createTransport({ url: smtpUrl, connectionTimeout: 10_000, socketTimeout: 30_000 });
    transports.set(smtpUrl, transport);
  }
  return transport;
}

export interface MailFile {
  fileName: string;
  content: Buffer;
  type: string;
}

/** Who makes which kind of document, by the id of what it is about. */
export type Attach = Readonly<Record<string, (db: Db, id: string, env: Env) => Promise<MailFile>>>;

export async function filesFor(
  { db, env }: { db: Db; env: Env },
  attach: Attach,
  attachment: MailAttachment | null,
): Promise<MailFile[]> {
  if (!attachment) return [];
  const make = attach[attachment.kind];
  if (!make) throw new Error(`Nobody makes the document ${attachment.kind}`);
  return [await make(db, attachment.id, env)];
}

/** Hands one mail of the outbox to the SMTP server; without one, it stays there to be read. */
export function sendMailWith(attach: Attach): Job<{ mailId: string }> {
  return defineJob({
    name: 'mail.send',
    data: z.object({ mailId: z.uuid() }),
    retries: 8,
    async run({ mailId }, { db, env }) {
      if (!env.smtpUrl) return;
      const [mail] = await db.orm.select().from(mails).where(eq(mails.id, mailId));
      if (!mail || mail.sentAt) return;
      try {
        const files = await filesFor({ db, env }, attach, mail.attachment);
        await transportFor(env.smtpUrl).sendMail({
          from: env.mailFrom,
          // One mailbox, whatever it contains: as text it could name several.
          to: { name: '', address: mail.recipient },
          subject: mail.subject,
          html: mail.html,
          text: mail.plain,
          attachments: files.map(({ fileName, content, type }) => ({
            filename: fileName,
            content,
            contentType: type,
          })),
          // The same on every try, so that a mail sent twice around a crash is seen as one.
          messageId: `<${mail.id}@${new URL(env.publicUrl).hostname}>`,
        });
      } catch (error) {
        await db.orm
          .update(mails)
          .set({ tries: sql`${mails.tries} + 1`, lastError: (error as Error).message })
          .where(eq(mails.id, mailId));
        throw error;
      }
      await db.orm
        .update(mails)
        .set({ tries: sql`${mails.tries} + 1`, lastError: null, sentAt: sql`clock_now()` })
        .where(eq(mails.id, mailId));
    },
  });
}

export const sendMail = sendMailWith({});
