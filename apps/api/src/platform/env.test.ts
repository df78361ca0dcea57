import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EnvError, readEnv, readFilesEnv } from './env.ts';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(`${tmpdir()}/courtside-env-`);
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const secret = 'x'.repeat(32);
const enough = { DATABASE_URL: 'postgres://localhost/courtside', APP_SECRET: secret };
const production = {
  ...enough,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://courtside.test',
  SMTP_URL: 'smtps://mail.test',
  MAIL_FROM: 'Court <no-reply@courtside.test>',
};

function problemsOf(source: NodeJS.ProcessEnv): string[] {
  try {
    readEnv(source);
    return [];
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    const [title, ...problems] = error.message.split('\n');
    expect(title).toBe('The configuration is not valid:');
    return problems.map((problem) => problem.trim());
  }
}

const bucket = {
  S3_BUCKET: 'documents',
  S3_ACCESS_KEY_ID: 'somebody',
  S3_SECRET_ACCESS_KEY: 'something secret',
};

const wrong: [string, string, string][] = [
  ['NODE_ENV', 'prod', 'must be development, test or production'],
  ['PORT', 'eighty', 'must be a port number'],
  ['PORT', '80.5', 'must be a port number'],
  ['PORT', '-1', 'must be between 0 and 65535'],
  ['PORT', '65536', 'must be between 0 and 65535'],
  ['PUBLIC_URL', 'courtside.test', 'must be a URL that starts with http:// or https://'],
  ['PUBLIC_URL', 'javascript:alert(1)', 'must be a URL that starts with http:// or https://'],
  [
    'DATABASE_URL',
    'mysql://localhost/x',
    'must be a URL that starts with postgres:// or postgresql://',
  ],
  ['DATABASE_POOL', 'many', 'must be a number'],
  ['DATABASE_POOL', '2.5', 'must be a whole number'],
  ['DATABASE_POOL', '1', 'must be at least 2'],
  ['DATABASE_POOL', '501', 'must be at most 500'],
  ['SMTP_URL', 'http://mail.test', 'must be a URL that starts with smtp:// or smtps://'],
  ['APP_SECRET', 'x'.repeat(31), 'must be at least 32 characters'],
  ['METRICS_TOKEN', 'x'.repeat(15), 'must be at least 16 characters'],
  ['S3_ENDPOINT', 's3.test', 'must be a URL that starts with http:// or https://'],
  ['S3_FORCE_PATH_STYLE', 'perhaps', 'must be true or false'],
  ['TRUST_PROXY', 'perhaps', 'must be true or false'],
  ['LOG_LEVEL', 'loud', 'must be fatal, error, warn, info, debug or silent'],
];

describe('the environment', () => {
  it.each(wrong)('%s=%s is refused', (name, value, message) => {
    const more = name.startsWith('S3_') ? bucket : {};
    expect(problemsOf({ ...enough, ...more, [name]: value })).toEqual([`${name} ${message}`]);
  });

  it('lists every problem at once, what is wrong and what is missing', () => {
    expect(problemsOf({ NODE_ENV: 'production', PORT: 'x', LOG_LEVEL: 'loud' })).toEqual([
      'PORT must be a port number',
      'LOG_LEVEL must be fatal, error, warn, info, debug or silent',
      'DATABASE_URL is required (npm start brings a database of its own)',
      'PUBLIC_URL is required in production',
      'APP_SECRET is required in production (for example: openssl rand -base64 48)',
      'SMTP_URL is required in production',
      'MAIL_FROM is required in production',
    ]);
  });

  it.each(['PUBLIC_URL', 'APP_SECRET', 'SMTP_URL', 'MAIL_FROM', 'DATABASE_URL'])(
    'demands %s in production, and takes an empty one for none',
    (name) => {
      const [problem] = problemsOf({ ...production, [name]: '' });
      expect(problem).toMatch(new RegExp(`^${name} is required`));
    },
  );

  it('takes empty values for absent ones', () => {
    const env = readEnv({ ...enough, PORT: '', LOG_LEVEL: '', NODE_ENV: '', SMTP_URL: '' });
    expect(env).toMatchObject({
      isProduction: false,
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      databaseUrl: 'postgres://localhost/courtside',
      databasePool: 20,
      smtpUrl: undefined,
      mailFrom: 'Court Appearance Professionals <no-reply@courtside.test>',
      appSecret: secret,
      metricsToken: undefined,
      trustProxy: false,
      logLevel: 'info',
    });
  });

  it('is production only when told so, and drops a trailing slash of the address', () => {
    const env = readEnv({ ...production, PUBLIC_URL: 'https://courtside.test//' });
    expect(env).toMatchObject({ isProduction: true, publicUrl: 'https://courtside.test' });
  });
});

describe('the place of files', () => {
  const filesOf = (more: NodeJS.ProcessEnv) => readEnv({ ...enough, ...more }).files;

  it('is a folder of the data directory, or one of its own', () => {
    const COURTSIDE_DATA_DIR = dataDir;
    expect(filesOf({ COURTSIDE_DATA_DIR })).toEqual({ kind: 'disk', dir: `${dataDir}/files` });
    expect(filesOf({ FILES_DIR: '/srv/files' })).toEqual({ kind: 'disk', dir: '/srv/files' });
  });

  it('is a bucket when one is named', () => {
    const amazon = {
      kind: 's3',
      bucket: 'documents',
      region: 'us-east-1',
      endpoint: undefined,
      accessKeyId: 'somebody',
      secretAccessKey: 'something secret',
      forcePathStyle: false,
    };
    expect(filesOf({ ...bucket, FILES_DIR: '/srv/files' })).toEqual(amazon);
    const S3_ENDPOINT = 'http://localhost:9000';
    expect(filesOf({ ...bucket, S3_ENDPOINT, S3_REGION: 'eu-west-1' })).toEqual({
      ...amazon,
      region: 'eu-west-1',
      endpoint: S3_ENDPOINT,
      forcePathStyle: true,
    });
    const virtual = filesOf({ ...bucket, S3_ENDPOINT, S3_FORCE_PATH_STYLE: 'false' });
    expect(virtual).toMatchObject({ forcePathStyle: false });
  });

  it('is never a bucket by half', () => {
    expect(problemsOf({ ...enough, S3_BUCKET: 'documents' })).toEqual([
      'S3_ACCESS_KEY_ID is required with S3_BUCKET',
      'S3_SECRET_ACCESS_KEY is required with S3_BUCKET',
    ]);
    expect(problemsOf({ ...enough, S3_ENDPOINT: 'http://localhost:9000' })).toEqual([
      'S3_BUCKET is required with S3_ENDPOINT',
      'S3_ACCESS_KEY_ID is required with S3_ENDPOINT',
      'S3_SECRET_ACCESS_KEY is required with S3_ENDPOINT',
    ]);
  });

  it('is known without the rest of the configuration', () => {
    expect(readFilesEnv({ NODE_ENV: 'production', FILES_DIR: '/srv/files' })).toEqual({
      kind: 'disk',
      dir: '/srv/files',
    });
  });
});

describe('the development secret', () => {
  const readIn = (folder: string) =>
    readEnv({ DATABASE_URL: enough.DATABASE_URL, COURTSIDE_DATA_DIR: folder }).appSecret;

  it('is made once, kept, and readable by its owner alone', () => {
    const folder = `${dataDir}/once/deep`;
    const made = readIn(folder);
    expect(Buffer.from(made, 'base64')).toHaveLength(48);
    expect(readIn(folder)).toBe(made);
    expect(readFileSync(`${folder}/app-secret`, 'utf8')).toBe(made);
    expect(statSync(`${folder}/app-secret`).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['app-secret']);
  });

  it('is the same for processes that start together', async () => {
    const module = new URL('env.ts', import.meta.url).href;
    const script = `
      const { readEnv } = await import(${JSON.stringify(module)});
      const start = Number(process.argv[1]);
      await new Promise((go) => setTimeout(go, start - Date.now()));
      for (let i = 0; i < 40; i += 1) {
        while (performance.timeOrigin + performance.now() < start + i * 10);
        const COURTSIDE_DATA_DIR = process.argv[2] + '/' + i;
        console.log(readEnv({ DATABASE_URL: 'postgres://x/y', COURTSIDE_DATA_DIR }).appSecret);
      }`;
    const start = String(Date.now() + 1500);
    const runs = await Promise.all(
      Array.from({ length: 2 }, () =>
        promisify(execFile)(process.execPath, [
          '--input-type=module',
          '--eval',
          script,
          start,
          `${dataDir}/raced`,
        ]),
      ),
    );
    const [first = '', ...others] = runs.map(({ stdout }) => stdout);
    expect(new Set(first.trim().split('\n')).size).toBe(40);
    for (const other of others) expect(other).toBe(first);
  });
});
