import { catalogue } from '@courtside/contract/catalogue';
import { services } from '@courtside/domain/catalogue';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aRetiredAppearanceType } from '../../testing/fees.ts';
import { appearanceTypes } from './catalogue.schema.ts';
import { readStarterTypes } from './read-starter-types.ts';
import { seedCatalogue } from './seed-catalogue.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  await seedCatalogue(test.platform.db);
});
afterAll(() => test.stop());

const starters = readStarterTypes();
const stored = async () => test.platform.db.orm.select().from(appearanceTypes);

interface Listed {
  items: { id: string; name: string; caseType: string; isDeposition: boolean }[];
}
const listed = async (query: Record<string, string> = {}) =>
  (await test.call(catalogue.listAppearanceTypes, { query })).json<Listed>().items;

describe('the seed', () => {
  it('puts in every kind of hearing once, also when several processes start at once', async () => {
    const before = await stored();
    expect(before).toHaveLength(starters.length);
    await Promise.all([seedCatalogue(test.platform.db), seedCatalogue(test.platform.db)]);
    expect(await stored()).toEqual(before);
  });

  it('leaves alone what an administrator changed, renamed or named the same', async () => {
    const { db } = test.platform;
    const [first, second] = starters;
    if (!first || !second) throw new Error('There are no starters');
    const changed = { name: 'Creditors’ meeting', clientFeeCents: 16_100, active: false };
    await db.orm.update(appearanceTypes).set(changed).where(eq(appearanceTypes.id, first.id));
    await db.orm.delete(appearanceTypes).where(eq(appearanceTypes.id, second.id));
    const { id: _id, ...own } = { ...second, name: second.name.toUpperCase(), clientFeeCents: 1 };
    await db.orm.insert(appearanceTypes).values(own);
    const before = await stored();
    await seedCatalogue(db);
    expect(await stored()).toEqual(before);
    expect(before).toContainEqual(expect.objectContaining({ id: first.id, ...changed }));
  });

  it('says in the history where the fees came from', async () => {
    const changes = await test.platform.db.sql<{ actor_name: string; before: unknown }>(
      'select actor_name, before from fee_changes where appearance_type_id = $1 order by id limit 1',
      [starters[0]?.id],
    );
    expect(changes).toEqual([{ actor_name: 'Starter catalogue', before: null }]);
  });
});

describe('the kinds of hearing', () => {
  it('are listed for everybody, by practice area and in their order', async () => {
    const civil = await listed({ caseType: 'Civil' });
    expect(civil.map(({ name }) => name).slice(0, 3)).toEqual([
      'Status conference',
      'Case management conference',
      'Order to show cause',
    ]);
    expect(civil[0]).toEqual({
      id: starters.find(({ caseType }) => caseType === 'Civil')?.id,
      caseType: 'Civil',
      name: 'Status conference',
      description: 'The court asks where the case stands and sets the next dates.',
      usualMinutes: 30,
      inPerson: true,
      remote: true,
      isDeposition: false,
    });
    expect(new Set((await listed()).map(({ caseType }) => caseType)).size).toBe(11);
  });

  it('say which of them are depositions', async () => {
    const depositions = (await listed()).filter(({ isDeposition }) => isDeposition);
    const billedAsSuch = starters.filter(({ utbmsTask }) => utbmsTask === 'L330');
    expect(depositions.length).toBeGreaterThan(0);
    expect(depositions.map(({ id }) => id).toSorted()).toEqual(
      billedAsSuch.map(({ id }) => id).toSorted(),
    );
  });

  it('leave out those that cannot be ordered', async () => {
    const { id } = await aRetiredAppearanceType(test.platform.db);
    expect((await listed()).map((type) => type.id)).not.toContain(id);
  });

  it('are known to the caller until they change', async () => {
    const first = await test.call(catalogue.listAppearanceTypes);
    const headers = { 'if-none-match': String(first.headers['etag']) };
    expect((await test.call(catalogue.listAppearanceTypes, { headers })).statusCode).toBe(304);
    await aRetiredAppearanceType(test.platform.db);
    expect((await test.call(catalogue.listAppearanceTypes, { headers })).statusCode).toBe(200);
  });

  it('refuse a practice area that there is none of', async () => {
    const answer = await test.call(catalogue.listAppearanceTypes, {
      query: { caseType: 'Maritime' },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: { caseType: expect.any(String) as string } });
  });
});

describe('the services', () => {
  it('are the practice areas with what we say of them', async () => {
    const answer = await test.call(catalogue.listServices);
    expect(answer.json()).toEqual({ items: services });
  });

  it('have rates: the client’s side of the standard fees, and the lowest of them', async () => {
    const answer = await test.call(catalogue.listRates);
    const { items } = answer.json<{ items: { id: string; appearanceTypes: object[] }[] }>();
    expect(items.map(({ id }) => id)).toEqual(services.map(({ id }) => id));
    expect(items.find(({ id }) => id === 'Immigration')).toMatchObject({
      name: 'Immigration',
      fromCents: 22_500,
    });
    expect(items.find(({ id }) => id === 'Civil')?.appearanceTypes[0]).toEqual({
      id: starters.find(({ caseType }) => caseType === 'Civil')?.id,
      name: 'Status conference',
      clientFeeCents: 17_500,
      includedMinutes: 60,
      clientHourlyCents: 15_000,
    });
    expect(answer.body).not.toMatch(/attorney/i);
  });

  it('have no lowest rate while nothing can be ordered', async () => {
    const { db } = test.platform;
    await db.orm
      .update(appearanceTypes)
      .set({ active: false })
      .where(eq(appearanceTypes.caseType, 'Probate'));
    const { items } = (await test.call(catalogue.listRates)).json<{ items: { id: string }[] }>();
    expect(items.find(({ id }) => id === 'Probate')).toEqual({
      id: 'Probate',
      name: 'Probate',
      fromCents: null,
      appearanceTypes: [],
    });
  });
});
