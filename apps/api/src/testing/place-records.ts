import { placeRecords } from '@courtside/contract/place-records';
import type { Role } from '@courtside/domain/access';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import { aSignedInUser } from './factories.ts';

type Name = keyof typeof placeRecords;

interface Request {
  id?: string;
  body?: unknown;
  query?: Record<string, string>;
  headers?: Record<string, string>;
}

type Answer = Record<string, unknown> & { status: number };

export interface PlacesApp {
  test: TestApp;
  adminId: string;
  call: (name: Name, request?: Request) => Promise<Answer>;
  /** Of what a list has on its first page. */
  idsIn: (name: Name, query: Record<string, string>) => Promise<string[]>;
}

/** An application with an administrator who keeps the places. */
export async function buildPlacesApp(role: Role): Promise<PlacesApp> {
  const test = await buildTestApp();
  const { token, id: adminId } = await aSignedInUser(test.platform.db, role);
  const call: PlacesApp['call'] = async (name, { id = '', ...request } = {}) => {
    const answer = await test.call(placeRecords[name], { token, params: { id }, ...request });
    return { status: answer.statusCode, ...answer.json<Record<string, unknown>>() };
  };
  return {
    test,
    adminId,
    call,
    idsIn: async (name, query) =>
      ((await call(name, { query }))['items'] as { id: string }[]).map(({ id }) => id),
  };
}
