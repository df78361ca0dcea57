import { randomInt, randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './test.ts';

export const newPassword = 'tin-otter-larch-58';
export const otherPassword = 'wet-falcon-quarry-71';

/** Where the journeys' own product runs. */
export function siteUrl(): string {
  return process.env['BASE_URL'] ?? '';
}

export function newAddress(kind: string): string {
  return `${kind}-${randomUUID()}@example.test`;
}

/** Limits count callers by their address; each journey is a visitor of its own. */
export async function asOwnVisitor(context: BrowserContext): Promise<void> {
  const address = Array.from({ length: 4 }, () => randomInt(1, 250)).join('.');
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': address });
}

export async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
}

export async function logInAt(
  page: Page,
  path: string,
  { email, password = newPassword }: { email: string; password?: string },
): Promise<void> {
  await page.goto(path);
  await fillLogin(page, email, password);
  await page.getByRole('button', { name: 'SIGN IN' }).click();
}

async function fillContact(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Rowan');
  await page.getByLabel('Last name').fill('Teasel');
  await page.getByLabel('Phone').fill('(555) 010-0123');
  await page.getByLabel('Street').fill('12 Juniper Marsh Road');
  await page.getByLabel('City').fill('Fresno');
  await page.getByLabel('State').first().selectOption('CA');
  await page.getByLabel('ZIP code').fill('93721');
}

async function fillAccount(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(newPassword);
  await page.getByLabel('How did you hear about us?').selectOption({ index: 1 });
  await page.getByLabel(/I accept the Terms/).check();
}

export async function fillClientSignup(page: Page, email: string): Promise<void> {
  await fillContact(page);
  await page.getByRole('textbox', { name: 'Firm' }).fill('Juniper Marsh Law Group');
  await fillAccount(page, email);
}

export async function fillAttorneySignup(page: Page, email: string): Promise<void> {
  await fillContact(page);
  const admission = page.getByRole('group', { name: 'admission 1' });
  await admission.getByLabel('State').selectOption('CA');
  await admission.getByLabel('Bar number').fill('900777');
  await admission.getByLabel('Year').fill('2012');
  await page.getByLabel('Civil').check();
  await page.getByRole('button', { name: 'Select all' }).click();
  await fillAccount(page, email);
}

const linkPattern = /\/(?:signup\/verify|password\/recovery|admin\/change_pwd)\/[\w-]+/;

/** The link in the newest mail to an address with a subject; the mail may still be on its way. */
export async function linkInMail(page: Page, email: string, subject: string): Promise<string> {
  let mailPath = '';
  await expect(async () => {
    const outbox = await (await page.request.get('/dev/mail')).text();
    const rows = outbox.split('<tr>').filter((row) => row.includes(email));
    mailPath =
      /\/dev\/mail\/[\w-]+/.exec(rows.find((row) => row.includes(subject)) ?? '')?.[0] ?? '';
    expect(mailPath, `a mail to ${email}: ${subject}`).not.toBe('');
  }).toPass({ timeout: 20_000 });
  const mail = await (await page.request.get(mailPath)).text();
  const link = linkPattern.exec(mail.slice(mail.indexOf('<pre>')))?.[0];
  if (!link) throw new Error(`No link in the mail: ${mail}`);
  return link;
}

export async function signUpClient(page: Page): Promise<string> {
  const email = newAddress('client');
  await page.goto('/signup');
  await fillClientSignup(page, email);
  await page.getByRole('button', { name: 'Open the account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  await page.goto(await linkInMail(page, email, 'Please confirm your email address'));
  await expect(page.getByText('Your address is confirmed')).toBeVisible();
  return email;
}
