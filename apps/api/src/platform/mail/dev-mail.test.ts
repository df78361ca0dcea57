import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildOwnTestApp, buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { mails } from './mail.schema.ts';
import { queueMail } from './outbox.ts';
import { sendMail } from './send-mail.job.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.stop());

const hostile = '<script>alert(1)</script>"><img src=x onerror=alert(2)>';

async function aMail() {
  const { db, jobs } = test.platform;
  await db.sql('delete from mails');
  await db.transaction((tx) =>
    queueMail(tx, jobs, {
      template: 'delivery-check',
      to: `${hostile}@example.test`,
      variables: { site: hostile, site_url: 'https://courtside.test' },
    }),
  );
  const [mail] = await db.orm.select().from(mails);
  if (!mail) throw new Error('No mail was queued');
  return mail;
}
const get = (url: string) => test.app.inject({ method: 'GET', url });

describe('without a mail server', () => {
  it('a mail stays unsent, its job done', async () => {
    const { id } = await aMail();
    await sendMail.run({ mailId: id }, { ...test.platform, log: test.log });
    const [mail] = await test.platform.db.orm.select().from(mails);
    expect(mail).toMatchObject({ id, sentAt: null, tries: 0, lastError: null });
  });

  it('can be read, in the list and on its own, and runs no script', async () => {
    const { id, subject } = await aMail();
    const list = await get('/dev/mail');
    const page = await get(`/dev/mail/${id}`);
    expect(list.body).toContain(`href="/dev/mail/${id}"`);
    for (const { statusCode, headers, body } of [list, page]) {
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['content-security-policy']).not.toMatch(/script-src|default-src (?!'none')/);
      expect(body).not.toMatch(/<script|<img/i);
      expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    }
    expect(subject).toContain(hostile);
    const [sandbox] = /sandbox="[^"]*"/.exec(page.body) ?? [];
    expect(sandbox).toBe('sandbox="allow-popups allow-top-navigation-by-user-activation"');
    const [, inner = ''] = /srcdoc="([^"]*)"/.exec(page.body) ?? [];
    expect(inner).toContain('&lt;title&gt;Mail from &amp;lt;script&amp;gt;');
  });

  it('says so when there is none yet', async () => {
    await test.platform.db.sql('delete from mails');
    expect((await get('/dev/mail')).body).toContain('No mail yet.');
  });

  it.each([
    '/dev/mail/none',
    '/dev/mail/%00',
    "/dev/mail/'",
    '/dev/mail/0192f0c1-0000-7000-8000-000000000000',
  ])('has no page %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe('in production', () => {
  it('there is no such page', async () => {
    const production = await buildOwnTestApp({
      env: {
        NODE_ENV: 'production',
        PUBLIC_URL: 'https://courtside.test',
        SMTP_URL: 'smtp://127.0.0.1:1',
        MAIL_FROM: 'x@courtside.test',
      },
    });
    for (const url of ['/dev/mail', '/dev/mail/0192f0c1-0000-7000-8000-000000000000']) {
      const answer = await production.app.inject({ method: 'GET', url });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'not_found']);
    }
  });
});
