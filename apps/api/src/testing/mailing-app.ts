import { buildTestApp, type TestApp } from './build-test-app.ts';
import { type MailServer, startMailServer } from './mail-server.ts';

export interface MailingApp extends TestApp {
  server: MailServer;
}

/** The application with a mail server of its own, that is gone with it. */
export async function buildMailingApp(from = 'no-reply@courtside.test'): Promise<MailingApp> {
  const server = await startMailServer();
  const test = await buildTestApp({
    env: { SMTP_URL: server.url, MAIL_FROM: from, PUBLIC_URL: 'https://courtside.test' },
  });
  return {
    ...test,
    server,
    async stop() {
      await test.stop();
      await server.stop();
    },
  };
}
