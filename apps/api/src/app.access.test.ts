import { contract, endpointsOf } from '@courtside/contract';
import { mayPerform, type Role, roles } from '@courtside/domain/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSession } from './platform/auth/sessions.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import { aDeactivatedUser, aSignedInUser, aUserWithExpiredSession } from './testing/factories.ts';
import { probe, withProbe } from './testing/probe.ts';

const { slow: _takesASecond, ...quickProbe } = probe;
const all = endpointsOf({ ...contract, probe: quickProbe });
const someId = '0192f0c1-0000-7000-8000-000000000000';

let test: TestApp;
const tokens = new Map<string, string>();
const users = new Map<string, string>();

beforeAll(async () => {
  test = await buildTestApp({ extra: withProbe });
  const { db } = test.platform;
  for (const role of roles) {
    users.set(role, (await aSignedInUser(db, role)).id);
    tokens.set(`deactivated ${role}`, (await aDeactivatedUser(db, role)).token);
    tokens.set(`expired ${role}`, (await aUserWithExpiredSession(db, role)).token);
  }
  tokens.set('forged', 'x'.repeat(43));
});
afterAll(() => test.stop());

/** Every `METHOD /path` that the router knows, but for HEAD, which answers as GET does. */
function routesOf(app: TestApp['app']): string[] {
  const path: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const { indent, part, methods } =
        /^(?<indent>[ │├└─]*)(?<part>\S*)(?: \((?<methods>.*)\))?$/.exec(line)?.groups ?? {};
      if (!part) return [];
      path.splice((indent?.length ?? 0) / 4 - 1, path.length, part);
      return (methods?.split(', ') ?? [])
        .filter((method) => method !== 'HEAD')
        .map((method) => `${method} ${path.join('')}`);
    });
}

/** Users sign in for every call: some endpoints end the session that they are called with. */
async function tokenOf(who: string): Promise<string | undefined> {
  const userId = users.get(who);
  return userId ? (await startSession(test.platform.db, userId, 60)).token : tokens.get(who);
}

async function statusFor(endpoint: (typeof all)[number]['endpoint'], who?: string) {
  const response = await test.call(endpoint, {
    token: who ? await tokenOf(who) : undefined,
    params: { id: someId, seq: '1' },
    ...(endpoint.body && { body: {} }),
  });
  return response.statusCode;
}

describe.each(all)('$endpoint.method $endpoint.path', ({ endpoint }) => {
  const { access } = endpoint;

  if (access === 'public') {
    it.each([undefined, ...roles, 'forged'])('answers anyone: %s', async (who) => {
      expect([401, 403]).not.toContain(await statusFor(endpoint, who));
    });
    return;
  }

  it('asks a stranger to sign in', async () => {
    expect(await statusFor(endpoint)).toBe(401);
  });

  it.each(['forged', ...roles.flatMap((role) => [`deactivated ${role}`, `expired ${role}`])])(
    'asks %s to sign in',
    async (who) => {
      expect(await statusFor(endpoint, who)).toBe(401);
    },
  );

  it.each(roles)('lets %s in as the permission table says', async (role: Role) => {
    const status = await statusFor(endpoint, role);
    if (mayPerform([role], access)) expect([401, 403]).not.toContain(status);
    else expect(status).toBe(403);
  });
});

describe('every endpoint', () => {
  it.each(all)('$endpoint.method $endpoint.path has a route', ({ endpoint }) => {
    const url = endpoint.path.replace(/\{(\w+)\}/g, ':$1');
    expect(test.app.hasRoute({ method: endpoint.method, url })).toBe(true);
  });

  it.each(all.filter(({ endpoint }) => endpoint.query ?? endpoint.body))(
    '$endpoint.method $endpoint.path refuses fields it does not know',
    async ({ endpoint }) => {
      const schema = endpoint.body ?? endpoint.query;
      const issues = schema?.safeParse({ role: 'admin' }).error?.issues ?? [];
      expect(issues.map(({ code }) => code)).toContain('unrecognized_keys');
    },
  );

  it('under /v1 is in the contract, or one of the pages about it', () => {
    const described = ['GET /v1/docs', 'GET /v1/openapi.json'];
    const promised = endpointsOf({ ...contract, ...withProbe.contract }).map(
      ({ endpoint }) => `${endpoint.method} ${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
    );
    const served = routesOf(test.app).filter((route) => route.includes(' /v1'));
    expect(served).toContain('GET /v1/openapi.json');
    expect(served.filter((route) => !described.includes(route)).toSorted()).toEqual(
      promised.toSorted(),
    );
  });
});
