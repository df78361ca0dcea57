import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
    .int('must be a whole number')
    .min(2, 'must be at least 2')
    .max(500, 'must be at most 500')
    .default(20),
  SMTP_URL: urlOf('smtp', 'smtps').optional(),
  MAIL_FROM: z.string().optional(),
  APP_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters').optional(),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET_KEY: z.string().optional(),
  RECAPTCHA_VERIFY_URL: urlOf('http', 'https').default(
    'https://www.google.com/recaptcha/api/siteverify',
  ),
  CAPTCHA_COST: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(100_000, 'must be at most 100000')
    .default(1_000),
  TRUST_PROXY: z.stringbool('must be true or false').default(false),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'must be fatal, error, warn, info, debug or silent',
    )
    .default('info'),
  COURTSIDE_DATA_DIR: z.string().default(`${checkout}.data`),
  FILES_DIR: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: urlOf('http', 'https').optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: z.stringbool('must be true or false').optional(),
});

export interface S3Env {
  kind: 's3';
  bucket: string;
  region: string;
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
  forcePathStyle: boolean;
}

/** Where the bytes of files lie. */
export type FilesEnv = { kind: 'disk'; dir: string } | S3Env;

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
  captcha: {
    /** How many tries our own check takes a browser, about. */
    cost: number;
    /** Google's check instead of our own. */
    recaptcha: { siteKey: string; secretKey: string; verifyUrl: string } | undefined;
  };
  files: FilesEnv;
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
  const demanded = ['DATABASE_URL', ...(given['NODE_ENV'] === 'production' ? productionOnly : [])];
  const problems = [
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`),
    ...demanded
      .filter((name) => given[name] === undefined)
      .map((name) => `${name} is required${hintFor(name)}`),
    ...recaptchaKeys
      .filter((name) => given[name] === undefined && recaptchaKeys.some((key) => given[key]))
      .map((name) => `${name} is required with ${recaptchaKeys.find((key) => key !== name)}`),
    ...s3Keys
      .filter((name) => given[name] === undefined && s3Settings.some((key) => given[key]))
      .map((name) => `${name} is required with ${s3Settings.find((key) => given[key])}`),
  ];
  if (!parsed.success || problems.length > 0) throw new EnvError(problems);
  const values = parsed.data;
  const isProduction = values.NODE_ENV === 'production';

  return {
    isProduction,
    host: values.HOST,
    port: values.PORT,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    databaseUrl: values.DATABASE_URL ?? '',
    databasePool: values.DATABASE_POOL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? 'Court Appearance Professionals <no-reply@courtside.test>',
    appSecret: values.APP_SECRET ?? developmentSecret(values.COURTSIDE_DATA_DIR),
    metricsToken: values.METRICS_TOKEN,
    captcha: {
      cost: values.CAPTCHA_COST,
      recaptcha:
        values.RECAPTCHA_SITE_KEY && values.RECAPTCHA_SECRET_KEY
          ? {
              siteKey: values.RECAPTCHA_SITE_KEY,
              secretKey: values.RECAPTCHA_SECRET_KEY,
              verifyUrl: values.RECAPTCHA_VERIFY_URL,
            }
          : undefined,
    },
    files: filesOf(values),
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
  };
}

/** For programs that look at the files and need nothing else of the configuration. */
export function readFilesEnv(source: NodeJS.ProcessEnv): FilesEnv {
  const placeholder = { DATABASE_URL: 'postgres://none', APP_SECRET: '-'.repeat(32) };
  return readEnv({ ...source, NODE_ENV: 'test', ...placeholder }).files;
}

function filesOf(values: z.output<typeof schema>): FilesEnv {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint } = values;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (!bucket || !accessKeyId || !secretAccessKey) {
    return { kind: 'disk', dir: values.FILES_DIR ?? `${values.COURTSIDE_DATA_DIR}/files` };
  }
  return {
    kind: 's3',
    bucket,
    region: values.S3_REGION,
    endpoint,
    accessKeyId,
    secretAccessKey,
    // Services other than Amazon's seldom have a host name for every bucket.
    forcePathStyle: values.S3_FORCE_PATH_STYLE ?? endpoint !== undefined,
  };
}

const recaptchaKeys = ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY'];
const s3Keys = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
const s3Settings = [...s3Keys, 'S3_REGION', 'S3_ENDPOINT', 'S3_FORCE_PATH_STYLE'];
const productionOnly = ['PUBLIC_URL', 'APP_SECRET', 'SMTP_URL', 'MAIL_FROM'];

function hintFor(name: string): string {
  if (name === 'APP_SECRET') return ' in production (for example: openssl rand -base64 48)';
  if (name === 'DATABASE_URL') return ' (npm start brings a database of its own)';
  return ' in production';
}

/** Made on the first start and kept, so that a restart does not invalidate what was signed. */
function developmentSecret(dataDir: string): string {
  const file = `${dataDir}/app-secret`;
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  mkdirSync(dataDir, { recursive: true });
  // Linked when complete, so that a process that starts at the same time never reads half of it.
  writeFileSync(draft, randomBytes(48).toString('base64'), { flag: 'wx', mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, 'utf8');
}
