import { randomUUID } from 'node:crypto';
import type { Session } from '@courtside/contract/session';
import type { APIResponse, BrowserContext, Page } from '@playwright/test';
import { asOwnVisitor, siteUrl } from './accounts-steps.ts';
import { signInAs } from './sign-in.ts';
import { expect } from './test.ts';

export type AppearanceType = { id: string; name: string };

const newFee = {
  clientFeeCents: 20_000,
  attorneyFeeCents: 11_000,
  includedMinutes: 60,
  clientHourlyCents: 12_000,
  attorneyHourlyCents: 8_000,
};

/** Someone of the office with a page, and the API at hand as the page itself calls it. */
export async function office(
  context: BrowserContext,
  page: Page,
  role: 'admin' | 'admin_limited' = 'admin',
) {
  await asOwnVisitor(context);
  const { token }: Session = await signInAs(context, siteUrl(), role);
  const headers = { authorization: `Bearer ${token}` };
  const send = async (
    method: 'POST' | 'PUT',
    path: string,
    data: unknown,
  ): Promise<APIResponse> => {
    const answer = await page.request.fetch(path, { method, headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer;
  };

  /** A type of this journey alone: journeys share one database. */
  const addType = async (): Promise<AppearanceType> => {
    const answer = await send('POST', '/v1/admin/standard-fee', {
      caseType: 'Civil',
      name: uniqueName(),
      utbmsTask: 'L450',
      usualMinutes: 30,
      inPerson: true,
      remote: false,
      active: true,
      ...newFee,
    });
    return (await answer.json()) as AppearanceType;
  };

  const setFee = async (type: AppearanceType, clientFeeCents: number) => {
    const { id: court } = await moskCourt(page);
    const answer = await send('POST', '/v1/admin/non-standard-fee', {
      appearanceType: type.id,
      place: { level: 'court', court },
      ...newFee,
      clientFeeCents,
    });
    return (await answer.json()) as { id: string; revision: number };
  };

  const changeFee = async (fee: { id: string; revision: number }, clientFeeCents: number) => {
    const body = { ...newFee, clientFeeCents, revision: fee.revision };
    await send('PUT', `/v1/admin/non-standard-fee/${fee.id}`, body);
  };
  return { addType, setFee, changeFee, send };
}

export function uniqueName(): string {
  return `Otter hearing ${randomUUID().slice(0, 8)}`;
}

/** A court that everybody in Los Angeles knows. */
async function moskCourt(page: Page): Promise<{ id: string; name: string }> {
  const answer = await page.request.get('/v1/court?search=Stanley%20Mosk');
  const { items } = (await answer.json()) as { items: { id: string; name: string }[] };
  const [court] = items;
  if (!court) throw new Error('The courthouse is not in the directory');
  return court;
}

/** What a client is asked for at that court, in cents. */
export async function quoted(page: Page, type: AppearanceType): Promise<number> {
  const { id: court } = await moskCourt(page);
  const query = new URLSearchParams({ appearanceType: type.id, court });
  const answer = await page.request.get(`/v1/appearanceFeeLocation/calculateFee?${query}`);
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { totalCents: number }).totalCents;
}

export async function choosePlace(page: Page, label: string, search: string): Promise<void> {
  const box = page.getByRole('dialog').getByLabel(label, { exact: true });
  await box.fill(search);
  await page
    .getByRole('option', { name: new RegExp(search) })
    .first()
    .click();
}
