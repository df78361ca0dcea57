import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Db } from '../db/database.ts';
import type { Env } from '../env.ts';
import { escapeHtml } from '../html.ts';
import { Refusal } from '../refusal.ts';
import { mails } from './mail.schema.ts';
import { type Attach, filesFor, type MailFile } from './send-mail.job.ts';

type Mail = typeof mails.$inferSelect;

/** The outbox as pages, in development only: what would have been sent can be read and clicked. */
export function registerDevMail(
  app: FastifyInstance,
  { db, env }: { db: Db; env: Env },
  attach: Attach,
): void {
  const getMail = async (params: unknown): Promise<Mail> => {
    const id = z.object({ id: z.uuid() }).safeParse(params).data?.id;
    const [mail] = id ? await db.orm.select().from(mails).where(eq(mails.id, id)) : [];
    if (!mail) throw new Refusal('not_found');
    return mail;
  };

  app.get('/dev/mail', async (_, reply) => {
    const newest = await db.orm.select().from(mails).orderBy(desc(mails.createdAt)).limit(100);
    return page(reply, 'Mail', `<h1>Mail</h1>${listOf(newest)}`);
  });

  app.get('/dev/mail/:id', async (request, reply) => {
    const mail = await getMail(request.params);
    const files = await filesFor({ db, env }, attach, mail.attachment);
    return page(reply, mail.subject, mailOf(mail, files));
  });

  app.get('/dev/mail/:id/attachment', async (request, reply) => {
    const { attachment } = await getMail(request.params);
    const [file] = await filesFor({ db, env }, attach, attachment);
    if (!file) throw new Refusal('not_found');
    return reply
      .type(file.type)
      .header('content-disposition', `attachment; filename="${file.fileName}"`)
      .send(file.content);
  });
}

function listOf(newest: Mail[]): string {
  if (newest.length === 0) {
    return '<p>No mail yet. What the site sends appears here, newest first.</p>';
  }
  const rows = newest.map(
    (mail) => `<tr>
      <td><a href="/dev/mail/${mail.id}">${escapeHtml(mail.subject)}</a></td>
      <td>${escapeHtml(mail.recipient)}</td>
      <td>${timeOf(mail.createdAt)}</td>
    </tr>`,
  );
  return `<table>
    <thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Written</th></tr></thead>
    <tbody>${rows.join('')}</tbody>
  </table>`;
}

function mailOf(mail: Mail, files: readonly MailFile[]): string {
  const attached = files.map(
    ({ fileName }) =>
      `<p>Attached: <a href="/dev/mail/${mail.id}/attachment">${escapeHtml(fileName)}</a></p>`,
  );
  return `<p><a href="/dev/mail">All mail</a></p>
    <h1>${escapeHtml(mail.subject)}</h1>
    <p>To ${escapeHtml(mail.recipient)}, ${timeOf(mail.createdAt)}, template ${escapeHtml(mail.template)}</p>
    ${attached.join('')}
    <iframe title="The mail as it looks" sandbox="allow-popups allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(mail.html.replace('<head>', '<head><base target="_top">'))}"></iframe>
    <h2>As plain text</h2>
    <pre>${escapeHtml(mail.plain)}</pre>`;
}

function timeOf(instant: string): string {
  return `<time datetime="${instant}">${instant.slice(0, 16).replace('T', ' ')} UTC</time>`;
}

const styles = `
  :root { color-scheme: light dark }
  body { font: 16px/26px 'Public Sans', system-ui, sans-serif; max-width: 960px; margin: 0 auto; padding: 32px 20px; color: light-dark(#0C1B33, #E9EEF6); background: light-dark(#FFFFFF, #0B1422) }
  h1, h2 { font-family: 'Source Serif 4', Georgia, serif; font-weight: 560; line-height: 1.2 }
  a { color: light-dark(#1D4E9E, #8DB8F5) }
  table { border-collapse: collapse; width: 100% } th, td { text-align: left; padding: 10px 12px 10px 0; border-bottom: 1px solid light-dark(#DFE4EC, #26364E); overflow-wrap: anywhere }
  th { font-size: 12px; color: light-dark(#566277, #93A1B8) }
  iframe { width: 100%; height: 480px; border: 1px solid light-dark(#DFE4EC, #26364E); border-radius: 10px; background: #F5F7FA }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 14px; line-height: 20px }`;

function page(reply: FastifyReply, title: string, content: string) {
  return reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'",
    )
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${styles}</style></head><body><main>${content}</main></body></html>`,
    );
}
