import { conflicts } from '@courtside/contract/conflicts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptOffer } from '../../testing/accept-offer.ts';
import { logOf } from '../../testing/accounts.ts';
import { aScheduledAppearance, inDays, type OrderForm } from '../../testing/appearances.ts';
import { anEligibleAttorney } from '../../testing/attorneys.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import type { SignedInUser } from '../../testing/factories.ts';
import { aCourt } from '../../testing/places.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.stop());

const db = () => test.platform.db;
interface Hit {
  id: string;
  kind: string;
  likeness: string;
  name: string;
  matched: string;
  note: string | null;
  needsExplanation: boolean;
  earlier: { id: string; appearedFor: string } | null;
}
const add = (attorney: SignedInUser, names: string[], note: string | null = null) =>
  test.call(conflicts.add, { token: attorney.token, body: { names, note } });
const list = async (attorney: SignedInUser, query: Record<string, string> = {}) => {
  const answer = await test.call(conflicts.list, { token: attorney.token, query });
  return answer.json<{
    items: { id: string; name: string; note: string | null }[];
    next: string | null;
  }>();
};
const named = async (attorney: SignedInUser, query: Record<string, string> = {}) =>
  (await list(attorney, query)).items.map(({ name }) => name);
const hits = async (attorney: SignedInUser, id: string) => {
  const answer = await test.call(conflicts.hits, { token: attorney.token, params: { id } });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ items: Hit[] }>().items;
};
const accept = (attorney: SignedInUser, id: string, body: Record<string, unknown> = {}) =>
  acceptOffer(test, attorney, id, body);
const checksOf = (id: string) =>
  db().sql<{ attorney_id: string; hits: object[]; explanation: string | null }>(
    'select attorney_id, hits, explanation from conflict_checks where appearance_id = $1',
    [id],
  );

/** The same case seen from its other side. */
const forPine: Partial<OrderForm> = {
  representedParty: 'Jordan Pine',
  representedSide: 'defendant',
};

describe('the private list', () => {
  it('takes one name or many, each once in any spelling, and gives them back by name', async () => {
    const attorney = await anEligibleAttorney(db());
    const first = await add(
      attorney,
      ['Zinnia Corp', 'Alder & Sons, LLC', 'ALDER AND SONS'],
      'Client',
    );
    expect([first.statusCode, first.json()]).toEqual([201, { added: 2, known: 1 }]);
    expect((await add(attorney, ['zinnia', 'Muñoz'])).json()).toEqual({ added: 1, known: 1 });
    expect((await list(attorney)).items).toMatchObject([
      { name: 'Alder & Sons, LLC', note: 'Client' },
      { name: 'Muñoz', note: null },
      { name: 'Zinnia Corp', note: 'Client' },
    ]);
    expect(await named(attorney, { search: 'MUNOZ' })).toEqual(['Muñoz']);
    expect(await named(attorney, { search: 'alder and' })).toEqual(['Alder & Sons, LLC']);
    expect(await named(attorney, { search: '%' })).toHaveLength(3);
  });

  it('pages without gaps', async () => {
    const attorney = await anEligibleAttorney(db());
    const names = Array.from({ length: 7 }, (_, i) => `Name ${i}`);
    await add(attorney, names.toReversed());
    const first = await list(attorney, { limit: '4' });
    const second = await list(attorney, { limit: '4', cursor: first.next ?? '' });
    expect([...first.items, ...second.items].map(({ name }) => name)).toEqual(names);
    expect(second.next).toBeNull();
  });

  it('is changed and shortened by its owner only', async () => {
    const [attorney, other] = [await anEligibleAttorney(db()), await anEligibleAttorney(db())];
    await add(attorney, ['Alder', 'Birch']);
    const [alder] = (await list(attorney)).items;
    const params = { id: alder?.id ?? '' };
    const body = { name: 'Cedar Inc', note: 'Was Alder' };
    const change = (by: SignedInUser, changed = body) =>
      test.call(conflicts.change, { token: by.token, params, body: changed });
    const remove = (by: SignedInUser) => test.call(conflicts.remove, { token: by.token, params });
    expect((await change(other)).statusCode).toBe(404);
    expect((await remove(other)).statusCode).toBe(404);
    expect(await named(other)).toEqual([]);
    const taken = await change(attorney, { ...body, name: 'BIRCH, LLC' });
    expect([taken.statusCode, taken.json()]).toMatchObject([
      409,
      { errors: { name: 'This name is on your list already.' } },
    ]);
    expect((await change(attorney)).json()).toEqual(params);
    expect(await named(attorney)).toEqual(['Birch', 'Cedar Inc']);
    expect((await remove(attorney)).statusCode).toBe(200);
    expect((await remove(attorney)).statusCode).toBe(404);
    expect(await named(attorney)).toEqual(['Birch']);
  });

  it.each([
    [[]],
    [['  ']],
    [['—']],
    [['x'.repeat(201)]],
    [Array.from({ length: 1001 }, () => 'A')],
  ])('refuses names that are none or too many', async (names) => {
    const attorney = await anEligibleAttorney(db());
    expect((await add(attorney, names)).statusCode).toBe(400);
  });

  it('holds 10,000 names and no more', async () => {
    const attorney = await anEligibleAttorney(db());
    await db().sql(
      `insert into conflict_names (user_id, name, normalized)
       select $1, 'n' || i, 'n' || i from generate_series(1, 9999) as i`,
      [attorney.id],
    );
    const tooMany = await add(attorney, ['Alder', 'Birch']);
    expect([tooMany.statusCode, tooMany.json<{ message: string }>().message]).toEqual([
      409,
      'Your list would hold more than 10,000 names.',
    ]);
    expect((await add(attorney, ['Alder', 'n1'])).json()).toEqual({ added: 1, known: 1 });
  });

  it('leaves no name in the log, in saved answers or in checks', async () => {
    const attorney = await anEligibleAttorney(db());
    await test.call(conflicts.add, {
      token: attorney.token,
      body: { names: ['Secretive Jordan Pine'], note: 'Hushed' },
      headers: { 'idempotency-key': 'list-names-1' },
    });
    const { id } = await aScheduledAppearance(test);
    const [hit] = await hits(attorney, id);
    expect(hit).toMatchObject({
      matched: 'Secretive Jordan Pine',
      note: 'Hushed',
      likeness: 'near',
    });
    expect((await accept(attorney, id, { clearedHits: [hit?.id] })).statusCode).toBe(200);
    expect(await logOf(test, attorney.id)).toMatchObject([
      { action: 'conflicts.add', before: null, after: { added: 1 } },
    ]);
    for (const table of [
      'system_log',
      'idempotency_keys',
      'conflict_checks',
      'appearance_history',
    ]) {
      const rows = await db().sql(
        `select 1 from ${table} as t where t::text ~* 'secretive|hushed'`,
      );
      expect([table, rows]).toEqual([table, []]);
    }
  });
});

describe('possible conflicts', () => {
  it('are none for whoever has no list and no past, and the check is kept all the same', async () => {
    const attorney = await anEligibleAttorney(db());
    const { id } = await aScheduledAppearance(test);
    expect(await hits(attorney, id)).toEqual([]);
    expect((await accept(attorney, id)).statusCode).toBe(200);
    expect(await checksOf(id)).toEqual([{ attorney_id: attorney.id, hits: [], explanation: null }]);
  });

  it('of an appearance that is not open to them are not told', async () => {
    const attorney = await anEligibleAttorney(db(), { state: 'TX' });
    const { id } = await aScheduledAppearance(test);
    const answer = await test.call(conflicts.hits, { token: attorney.token, params: { id } });
    expect(answer.statusCode).toBe(404);
  });

  it('by a near name must be looked at, and are cleared with a click', async () => {
    const attorney = await anEligibleAttorney(db());
    await add(attorney, ['Jordan Pike'], 'Neighbor');
    const { id } = await aScheduledAppearance(test);
    const [hit] = await hits(attorney, id);
    expect(hit).toMatchObject({
      kind: 'listed',
      likeness: 'near',
      name: 'Jordan Pine',
      matched: 'Jordan Pike',
      note: 'Neighbor',
      needsExplanation: false,
      earlier: null,
    });
    expect(await hits(attorney, id)).toEqual([hit]);
    for (const clearedHits of [[], ['something else']]) {
      const refused = await accept(attorney, id, { clearedHits });
      expect([refused.statusCode, refused.json<object>()]).toMatchObject([
        409,
        {
          message: 'Please resolve the possible conflicts first.',
          errors: { [`clearedHits.${hit?.id}`]: 'Please look at this one first.' },
        },
      ]);
    }
    expect(await checksOf(id)).toEqual([]);
    expect((await accept(attorney, id, { clearedHits: [hit?.id] })).statusCode).toBe(200);
    expect(await checksOf(id)).toEqual([
      {
        attorney_id: attorney.id,
        hits: [{ name: 'Jordan Pine', role: 'defendant', kind: 'listed', likeness: 'near' }],
        explanation: null,
      },
    ]);
    expect(await logOf(test, id)).toMatchObject([
      { action: 'appearances.schedule' },
      { action: 'appearances.accept' },
      {
        action: 'conflicts.clear',
        after: { attorneyId: attorney.id, hits: 1, isExplained: false },
      },
    ]);
  });

  it('by the very name are cleared in writing only', async () => {
    const attorney = await anEligibleAttorney(db());
    await add(attorney, ['LARCH HOLDINGS, INC.']);
    const { id } = await aScheduledAppearance(test);
    const [hit] = await hits(attorney, id);
    expect(hit).toMatchObject({ likeness: 'exact', needsExplanation: true });
    const clearedHits = [hit?.id];
    const silent = await accept(attorney, id, { clearedHits, explanation: '  ' });
    expect([silent.statusCode, silent.json()]).toMatchObject([
      409,
      { errors: { explanation: 'Please explain why this is not a conflict.' } },
    ]);
    const explained = await accept(attorney, id, { clearedHits, explanation: 'Another Larch.' });
    expect(explained.statusCode).toBe(200);
    expect(await checksOf(id)).toMatchObject([{ explanation: 'Another Larch.' }]);
  });

  it('come of earlier appearances when somebody changes sides, released ones too', async () => {
    const attorney = await anEligibleAttorney(db());
    const before = await aScheduledAppearance(test, { date: inDays(3) });
    expect((await accept(attorney, before.id)).statusCode).toBe(200);
    const again = await aScheduledAppearance(test, { date: inDays(4) });
    expect(await hits(attorney, again.id)).toEqual([]);
    const parties = [
      { name: 'Fern Partners', role: 'plaintiff' },
      { name: 'Larch Holdings, Inc.', role: 'defendant' },
    ];
    const against = { representedParty: 'Fern Partners', parties, caseNumber: 'Other-1' };
    const adverse = await aScheduledAppearance(test, { date: inDays(5), ...against });
    const expected = {
      kind: 'former_client',
      name: 'Larch Holdings, Inc.',
      matched: 'Larch Holdings LLC',
      needsExplanation: true,
      earlier: { id: before.id, number: before.number, appearedFor: 'Larch Holdings LLC' },
    };
    expect(await hits(attorney, adverse.id)).toMatchObject([expected]);
    await db().sql('update assignments set released_at = clock_now() where appearance_id = $1', [
      before.id,
    ]);
    expect(await hits(attorney, adverse.id)).toMatchObject([expected]);
    const other = await anEligibleAttorney(db());
    expect(await hits(other, adverse.id)).toEqual([]);
  });

  it('come first of all of the other side of the same case', async () => {
    const attorney = await anEligibleAttorney(db());
    const court = (await aCourt(db())).id;
    const before = await aScheduledAppearance(test, { court, date: inDays(3) });
    expect((await accept(attorney, before.id)).statusCode).toBe(200);
    const sameCase = { court, ...forPine, caseNumber: '24-STCV-01234' };
    const { id } = await aScheduledAppearance(test, { ...sameCase, date: inDays(5) });
    const found = await hits(attorney, id);
    expect(found.map(({ kind }) => kind)).toEqual([
      'other_side_of_case',
      'former_client',
      'former_opponent',
    ]);
    expect(found[0]).toMatchObject({ needsExplanation: true, earlier: { id: before.id } });
    const elsewhere = await aScheduledAppearance(test, { ...forPine, date: inDays(6) });
    const kinds = (await hits(attorney, elsewhere.id)).map(({ kind }) => kind);
    expect(kinds).toEqual(['former_client', 'former_opponent']);
  });

  it('that come up after the attorney looked must be looked at again', async () => {
    const attorney = await anEligibleAttorney(db());
    await add(attorney, ['Jordan Pike']);
    const { id } = await aScheduledAppearance(test);
    const seen = (await hits(attorney, id)).map((hit) => hit.id);
    await db().sql(
      `insert into appearance_parties (appearance_id, position, name, role)
       values ($1, 9, 'Jordan Pikes', 'other')`,
      [id],
    );
    expect((await accept(attorney, id, { clearedHits: seen })).statusCode).toBe(409);
    const all = (await hits(attorney, id)).map((hit) => hit.id);
    expect(all).toHaveLength(2);
    expect((await accept(attorney, id, { clearedHits: all })).statusCode).toBe(200);
  });

  it('do not hide that the attorney may not take it anyway', async () => {
    const attorney = await anEligibleAttorney(db());
    await add(attorney, ['Jordan Pine']);
    const { id } = await aScheduledAppearance(test);
    await db().sql(`delete from attorney_documents where user_id = $1`, [attorney.id]);
    expect((await accept(attorney, id)).json<{ message: string }>().message).toMatch(/W-9/);
  });
});
