import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** A name of its own for each journey: all of them share one database. */
export function newName(kind: string): string {
  return `${kind} ${randomInt(100_000, 1_000_000)}`;
}

/** Real counties have codes below these. */
export function newFips(state: string): string {
  return `${state}${randomInt(600, 1_000)}`;
}

/** Chooses one of very many by the keyboard: typed, then Enter on the best match. */
export async function pick(page: Page, label: string, typed: string, found: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label, exact: true });
  await box.fill(typed);
  const best = page.getByRole('listbox').getByRole('option').first();
  await expect(best).toHaveAttribute('data-combobox-selected', 'true');
  await box.press('Enter');
  await expect(box).toHaveValue(found);
}

type NewCourt = { name: string; county: string; timeZone: string };

export async function addCourtByApi(page: Page, token: string, court: NewCourt): Promise<void> {
  const answer = await page.request.post('/v1/admin/location/court', {
    headers: { authorization: `Bearer ${token}` },
    data: { ...court, kind: 'state', level: 'limited', caseTypes: ['Civil'] },
  });
  expect(answer.status()).toBe(201);
}

/** A county of Wyoming that nothing lies in yet; answers with its code. */
export async function addCountyByApi(page: Page, token: string): Promise<string> {
  const [id, name] = [newFips('56'), newName('Puddlewick')];
  const answer = await page.request.post('/v1/admin/location/county', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      id,
      state: 'WY',
      name,
      fullName: `${name} County`,
      kind: 'County',
      timeZone: 'America/Denver',
    },
  });
  expect(answer.status()).toBe(201);
  return id;
}
