import type { Session } from '@courtside/contract/session';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { asOwnVisitor, linkInMail, newAddress, newPassword, siteUrl } from './accounts-steps.ts';
import { signInWith, solvedCaptcha } from './sign-in.ts';
import { expect } from './test.ts';

export interface OwnClient {
  credentials: { login: string; password: string };
  headers: { authorization: string };
}

/** A client of this journey alone: everybody has one draft. */
export async function asNewClient(context: BrowserContext, page: Page): Promise<OwnClient> {
  await asOwnVisitor(context);
  const login = newAddress('client');
  const opened = await page.request.post(`${siteUrl()}/v1/auth/signup/client`, {
    data: {
      firstName: 'Rowan',
      lastName: 'Teasel',
      phone: '(555) 010-0123',
      street: '12 Juniper Marsh Road',
      city: 'Fresno',
      state: 'CA',
      zip: '93721',
      firm: 'Juniper Marsh Law Group',
      email: login,
      password: newPassword,
      source: 'search-engine',
      terms: true,
      recaptcha: await solvedCaptcha(siteUrl()),
    },
  });
  expect(opened.ok(), await opened.text()).toBe(true);
  const link = await linkInMail(page, login, 'Please confirm your email address');
  await page.request.post(`${siteUrl()}/v1/auth/signup/verify/${link.split('/').at(-1)}`);
  const credentials = { login, password: newPassword };
  const { token }: Session = await signInWith(context, siteUrl(), credentials);
  return { credentials, headers: { authorization: `Bearer ${token}` } };
}

/** A day so many days ahead that is none of a weekend. */
export function workday(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000);
  while (day.getUTCDay() % 6 === 0) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

/** Finds a court by words and takes the first whose name has another word in it. */
export async function chooseCourt(page: Page, search: string, name: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: 'Court', exact: true }).fill(search);
  await page.getByRole('listbox').getByRole('option', { name }).first().click();
}

export async function fillTime(page: Page, date: string, time: string): Promise<void> {
  await page.getByLabel('Date', { exact: true }).fill(date);
  await page.getByLabel('Time', { exact: true }).fill(time);
}

export async function chooseKind(page: Page, caseType: string, name: string): Promise<void> {
  await page.getByLabel('Case type').selectOption({ label: caseType });
  await page.getByLabel('Appearance type').selectOption({ label: name });
}

/** The case with its two parties, by the suggestion and a click. */
export async function fillCase(page: Page, caption: string): Promise<void> {
  const [first = ''] = caption.split(' v. ');
  await page.getByLabel('Caption').fill(caption);
  await page.getByRole('button', { name: `Add ${first}` }).click();
  const represented = page.getByRole('group', { name: 'The attorney appears for' });
  await represented.getByRole('button', { name: first }).click();
}

export function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

/** On to the next step, whose heading takes the keyboard. */
export async function goOn(page: Page, title: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Continue/ })
    .filter({ visible: true })
    .click();
  await expect(heading(page)).toHaveText(title);
  await expect(heading(page)).toBeFocused();
}

export async function goToStep(page: Page, title: string): Promise<void> {
  const steps = page.getByRole('navigation', { name: 'Steps of the order' });
  await steps.getByRole('button', { name: title }).click();
  await expect(heading(page)).toHaveText(title);
}

/** Sends the order out and answers its id. */
export async function schedule(page: Page): Promise<string> {
  await page
    .getByRole('button', { name: /^Schedule( for \$|$)/ })
    .filter({ visible: true })
    .click();
  await expect(heading(page)).toHaveText('Your appearance is scheduled');
  return new URL(page.url()).searchParams.get('done') ?? '';
}

export async function expectDraftSaved(page: Page): Promise<void> {
  await expect(page.getByText(/^Draft saved/).filter({ visible: true })).toBeVisible();
}

/** One of the client's own, as the API has it. */
export async function stored<Body>(page: Page, client: OwnClient, path: string): Promise<Body> {
  const answer = await page.request.get(`${siteUrl()}${path}`, { headers: client.headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Body;
}

/** Everything of an order but its kind and its day, kept as a template. */
export async function aTemplate(page: Page, client: OwnClient, name: string): Promise<string> {
  const courts = await stored<{ items: { id: string }[] }>(
    page,
    client,
    '/v1/court?search=superior%20court%20kern&limit=1',
  );
  const answer = await page.request.post(`${siteUrl()}/v1/client/template/create`, {
    headers: client.headers,
    data: {
      name,
      data: {
        court: courts.items[0]?.id,
        mode: 'in_person',
        caption: 'Heron Mill v. Thistle',
        parties: [
          { name: 'Heron Mill', role: 'plaintiff' },
          { name: 'Thistle', role: 'defendant' },
        ],
        representedParty: 'Heron Mill',
        representedSide: 'plaintiff',
        contactName: 'Rowan Teasel',
        contactPhone: '(555) 010-0123',
      },
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { id: string }).id;
}
