import { contract, endpointsOf } from '@courtside/contract';
import { mayPerform, type Role, roles } from '@courtside/domain/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import { aDeactivatedUser, aSignedInUser, aUserWithExpiredSession } from './testing/factories.ts';
import { probe, withProbe } from './testing/probe.ts';

const all = endpointsOf({ ...contract, probe });
const someId = '0192f0c1-0000-7000-8000-000000000000';

let test: TestApp;
const tokens = new Map<string, string>();

beforeAll(async () => {
  test = await buildTestApp({ extra: withProbe });
  const { db } = test.platform;
  for (const role of roles) tokens.set(role, (await aSignedInUser(db, role)).token);
  for (const role of roles) {
    tokens.set(`deactivated ${role}`, (await aDeactivatedUser(db, role)).token);
    tokens.set(`expired ${role}`, (await aUserWithExpiredSession(db, role)).token);
  }
  tokens.set('forged', 'x'.repeat(43));
});
afterAll(() => test.stop());

async function statusFor(endpoint: (typeof all)[number]['endpoint'], who?: string) {
  const response = await test.call(endpoint, {
    token: who ? tokens.get(who) : undefined,
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

  it('of the application is in the contract', () => {
    const known = new Set(
      all.map(({ endpoint }) => `${endpoint.method} ${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    const routes = test.app
      .printRoutes({ commonPrefix: false })
      .split('\n')
      .filter((line) => line.includes('(GET') || line.includes('(POST'));
    expect(routes.length).toBeGreaterThan(0);
    expect(known.size).toBe(all.length);
  });
});
