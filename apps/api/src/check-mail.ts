import { desc, eq } from 'drizzle-orm';
import { createPlatform } from './platform/create-platform.ts';
import { readEnv } from './platform/env.ts';
import { createLogger } from './platform/log.ts';
import { mails } from './platform/mail/mail.schema.ts';
import { queueMail } from './platform/mail/outbox.ts';
import { sendMail } from './platform/mail/send-mail.job.ts';

/** `npm run mail:check -- someone@example.com`: does our mail get out? */
const [to] = process.argv.slice(2);
if (!to?.includes('@')) {
  process.stderr.write('Name the address to write to: npm run mail:check -- someone@example.com\n');
  process.exit(1);
}
const env = readEnv(process.env);
if (!env.smtpUrl) {
  process.stderr.write('SMTP_URL is not set: mail stays in the outbox.\n');
  process.exit(1);
}
const log = createLogger('silent');
const platform = await createPlatform(env, log);
try {
  await platform.db.transaction((tx) =>
    queueMail(tx, platform.jobs, {
      template: 'delivery-check',
      to,
      variables: { site: 'Court Appearance Professionals', site_url: env.publicUrl },
    }),
  );
  const [mail] = await platform.db.orm
    .select({ id: mails.id })
    .from(mails)
    .where(eq(mails.recipient, to))
    .orderBy(desc(mails.createdAt))
    .limit(1);
  if (mail) await sendMail.run({ mailId: mail.id }, { ...platform, log });
  process.stdout.write(`The mail server accepted a message for ${to}.\n`);
} catch (error) {
  process.stderr.write(`The mail server did not accept it: ${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  await platform.stop();
}
