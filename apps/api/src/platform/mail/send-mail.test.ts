import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MailServer } from '../../testing/mail-server.ts';
import { buildMailingApp, type MailingApp } from '../../testing/mailing-app.ts';
import { prepareJobStore } from '../jobs/store.ts';
import { startWorker } from '../jobs/worker.ts';
import { mails } from './mail.schema.ts';
import { queueMail } from './outbox.ts';
import { sendMail } from './send-mail.job.ts';

let test: MailingApp;
let server: MailServer;
beforeAll(async () => {
  test = await buildMailingApp('Zoë Čapek, 出庭 <no-reply@courtside.test>');
  ({ server } = test);
});
afterAll(() => test.stop());
beforeEach(() => {
  server.accepted.length = 0;
  server.refused.length = 0;
});

interface Wish {
  to?: string;
  site?: string;
  onceKey?: string;
}
const queue = ({ to = 'robin@example.test', site = 'Courtside', ...more }: Wish = {}) =>
  test.platform.db.transaction((tx) =>
    queueMail(tx, test.platform.jobs, {
      template: 'delivery-check',
      to,
      variables: { site, site_url: 'https://courtside.test/?a=1&b=2' },
      ...more,
    }),
  );

async function aQueuedMail(wish: Wish = {}) {
  await test.platform.db.sql('delete from mails');
  await queue(wish);
  const [mail] = await test.platform.db.orm.select().from(mails);
  if (!mail) throw new Error('No mail was queued');
  return mail;
}
const send = (mailId: string) => sendMail.run({ mailId }, { ...test.platform, log: test.log });
const stored = async (id: string) =>
  (await test.platform.db.orm.select().from(mails).where(eq(mails.id, id)))[0];

describe('a mail', () => {
  it('arrives with its headers, as text and as HTML', async () => {
    const { id } = await aQueuedMail();
    await send(id);
    const [received] = server.accepted;
    expect(server.accepted).toHaveLength(1);
    expect(received).toMatchObject({ from: 'no-reply@courtside.test', to: ['robin@example.test'] });
    expect(received?.mail).toMatchObject({
      from: { name: 'Zoë Čapek, 出庭', address: 'no-reply@courtside.test' },
      to: [{ name: '', address: 'robin@example.test' }],
      subject: 'Mail from Courtside is delivered',
      messageId: `<${id}@courtside.test>`,
      text: expect.stringContaining('Open Courtside:\nhttps://courtside.test/?a=1&b=2') as string,
      html: expect.stringContaining('<a href="https://courtside.test/?a=1&amp;b=2"') as string,
    });
    expect(received?.raw).toMatch(/^Content-Type: multipart\/alternative;/m);
    expect(await stored(id)).toMatchObject({ tries: 1, lastError: null });
    expect((await stored(id))?.sentAt).toMatch(/Z$/);
  });

  it('keeps letters of every script', async () => {
    const site = 'Ünïcödé — 出庭 ⚖️';
    await send((await aQueuedMail({ site })).id);
    expect(server.accepted[0]?.mail.subject).toBe(`Mail from ${site} is delivered`);
    expect(server.accepted[0]?.mail.text).toContain(site);
    expect(server.accepted[0]?.mail.html).toContain(site);
  });

  it('is sent once, however often its job runs', async () => {
    const { id } = await aQueuedMail();
    await send(id);
    await send(id);
    expect(server.accepted).toHaveLength(1);
    expect(await stored(id)).toMatchObject({ tries: 1 });
  });

  it('is tried again under the same message id when the server was busy', async () => {
    const { id } = await aQueuedMail();
    server.refuseNext(1, 451, 'Come back later');
    await expect(send(id)).rejects.toThrow('451 Come back later');
    expect(await stored(id)).toMatchObject({ tries: 1, sentAt: null });
    expect((await stored(id))?.lastError).toContain('451 Come back later');
    await send(id);
    expect(await stored(id)).toMatchObject({ tries: 2, lastError: null });
    expect(server.refused[0]?.mail.messageId).toBe(`<${id}@courtside.test>`);
    expect(server.accepted[0]?.mail.messageId).toBe(`<${id}@courtside.test>`);
  });

  it('is in the outbox once for the same news to the same recipient', async () => {
    await test.platform.db.sql('delete from mails');
    const onceKey = 'delivery-check 1 robin';
    await Promise.all(Array.from({ length: 5 }, () => queue({ onceKey })));
    await queue({ onceKey: 'delivery-check 2 robin' });
    expect(await test.platform.db.orm.select().from(mails)).toHaveLength(2);
    const jobs = await test.platform.db.sql(
      `select from pgboss.job j join mails m on m.id::text = j.data ->> 'mailId'`,
    );
    expect(jobs).toHaveLength(2);
  });

  it('that was rolled back is neither in the outbox nor in line', async () => {
    await test.platform.db.sql('delete from mails; delete from pgboss.job');
    const undone = test.platform.db.transaction(async (tx) => {
      await queueMail(tx, test.platform.jobs, {
        template: 'delivery-check',
        to: 'robin@example.test',
        variables: { site: 'x', site_url: 'https://courtside.test' },
      });
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    expect(await test.platform.db.sql('select from mails')).toEqual([]);
    expect(await test.platform.db.sql('select from pgboss.job')).toEqual([]);
  });
});

describe('a recipient or value that tries to add headers or recipients', () => {
  it.each([
    'robin@example.test, eve@example.test',
    'robin@example.test; eve@example.test',
    'robin@example.test\r\nBcc: eve@example.test',
    '"x" <robin@example.test>, <eve@example.test>',
    'robin@example.test>\r\nRCPT TO:<eve@example.test',
  ])('reaches nobody else: %j', async (to) => {
    const { id } = await aQueuedMail({ to });
    await send(id).catch(() => {});
    for (const { to: reached, mail } of server.accepted) {
      expect(reached).not.toContain('eve@example.test');
      expect(reached.length).toBeLessThanOrEqual(1);
      expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
    }
  });

  it('stays in the subject', async () => {
    await send((await aQueuedMail({ site: 'x\r\nBcc: eve@example.test\r\n\r\nbody' })).id);
    const [received] = server.accepted;
    expect(received?.mail.subject).toBe('Mail from x Bcc: eve@example.test body is delivered');
    expect(received?.mail.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(received?.to).toEqual(['robin@example.test']);
  });
});

describe('a mail that is refused for good', () => {
  it('becomes a dead letter that says why', async () => {
    await prepareJobStore(test.databaseUrl, [{ ...sendMail, retries: 0 }], []);
    server.unknownRecipients.add('nobody@example.test');
    await test.platform.db.sql('delete from mails; delete from pgboss.job');
    const worker = await startWorker([sendMail], { ...test.platform, log: test.log });
    await queue({ to: 'nobody@example.test' });
    await vi.waitFor(
      async () => {
        expect(
          await test.platform.db.sql(
            `select source_name, data ->> 'mailId' is not null as "hasMail",
                    source_output ->> 'message' as message
               from pgboss.job where name = 'dead-letters'`,
          ),
        ).toEqual([
          {
            source_name: 'mail.send',
            hasMail: true,
            message: expect.stringContaining('550 <nobody@example.test> is not here') as string,
          },
        ]);
      },
      { timeout: 10_000, interval: 50 },
    );
    await worker.stop();
    expect(server.accepted).toEqual([]);
    const [mail] = await test.platform.db.orm.select().from(mails);
    expect(mail).toMatchObject({ tries: 1, sentAt: null });
  });
});
