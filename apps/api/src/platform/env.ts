import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const checkout = fileURLToPath(new URL('../../../../', import.meta.url));

const port = z.coerce
  .number('must be a port number')
  .int('must be a port number')
  .min(0, 'must be between 0 and 65535')
  .max(65_535, 'must be between 0 and 65535');

function urlOf(...protocols: string[]) {
  return z.string().refine(
    (value) => {
      const parsed = URL.parse(value);
      return parsed !== null && protocols.includes(parsed.protocol.slice(0, -1));
    },
    `must be a URL that starts with ${protocols.map((p) => `${p}://`).join(' or ')}`,
  );
}

const schema = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'must be development, test or production')
    .default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  PUBLIC_URL: urlOf('http', 'https').optional(),
  DATABASE_URL: urlOf('postgres', 'postgresql').optional(),
  DATABASE_POOL: z.coerce
    .number('must be a number')
    .int()
    .min(2, 'must be at least 2')
    .max(500, 'must be at most 500')
    .default(20),
  SMTP_URL: urlOf('smtp', 'smtps').optional(),
  MAIL_FROM: z.string().default('Court Appearance Professionals <no-reply@courtside.test>'),
  APP_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters').optional(),
  TRUST_PROXY: z.stringbool('must be true or false').default(false),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'must be fatal, error, warn, info, debug or silent',
    )
    .default('info'),
  COURTSIDE_DATA_DIR: z.string().default(`${checkout}.data`),
});

export interface Env {
  isProduction: boolean;
  host: string;
  port: number;
  /** Where visitors reach us. Links in mails come from here, never from a request's headers. */
  publicUrl: string;
  databaseUrl: string;
  databasePool: number;
  smtpUrl: string | undefined;
  mailFrom: string;
  appSecret: string;
  metricsToken: string | undefined;
  trustProxy: boolean;
  logLevel: z.output<typeof schema>['LOG_LEVEL'];
}

/** Wrong configuration, worded for whoever starts the program. */
export class EnvError extends Error {
  override name = 'EnvError';

  constructor(problems: string[]) {
    super(`The configuration is not valid:\n${problems.map((p) => `  ${p}`).join('\n')}`);
  }
}

/** The only reader of the environment. An empty value counts as absent. */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    throw new EnvError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`),
    );
  }
  const values = parsed.data;
  const isProduction = values.NODE_ENV === 'production';

  const demanded = ['DATABASE_URL', ...(isProduction ? productionOnly : [])] as const;
  const missing = demanded.filter((name) => values[name] === undefined);
  if (missing.length > 0) {
    throw new EnvError(missing.map((name) => `${name} is required${hintFor(name)}`));
  }

  return {
    isProduction,
    host: values.HOST,
    port: values.PORT,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    databaseUrl: values.DATABASE_URL ?? '',
    databasePool: values.DATABASE_POOL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    appSecret: values.APP_SECRET ?? developmentSecret(values.COURTSIDE_DATA_DIR),
    metricsToken: values.METRICS_TOKEN,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
  };
}

const productionOnly = ['PUBLIC_URL', 'APP_SECRET', 'SMTP_URL', 'MAIL_FROM'] as const;

function hintFor(name: string): string {
  if (name === 'APP_SECRET') return ' in production (for example: openssl rand -base64 48)';
  if (name === 'DATABASE_URL') return ' (npm start brings a database of its own)';
  return ' in production';
}

/** Made on the first start and kept, so that a restart does not invalidate what was signed. */
function developmentSecret(dataDir: string): string {
  const file = `${dataDir}/app-secret`;
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(48).toString('base64'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}
