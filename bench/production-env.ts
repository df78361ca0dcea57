import { processEnv } from '@courtside/api/testing/processes';

/** As in production, but for the services that nothing measured here reaches. */
export function productionEnv(databaseUrl: string): NodeJS.ProcessEnv {
  return processEnv(databaseUrl, {
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://localhost',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'no-reply@courtside.test',
    LOG_LEVEL: 'info',
    DATABASE_POOL: '16',
  });
}
