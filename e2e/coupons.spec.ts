import { randomInt } from 'node:crypto';
import type { Session } from '@courtside/contract/session';
import type { Page } from '@playwright/test';
import { asOwnVisitor, siteUrl } from './accounts-steps.ts';
import { sessionOf, signInAs } from './sign-in.ts';
import { expect, expectAccessible, test } from './test.ts';

test.beforeEach(async ({ context }) => asOwnVisitor(context));

const newCode = () => `JOURNEY-${randomInt(1_000_000_000)}`;

/** What a client is told who tries the code on a Civil order of $200.00. */
async function validate(page: Page, client: Session, code: string): Promise<unknown> {
  const answer = await page.request.post('/v1/client/promocode/validate', {
    headers: { authorization: `Bearer ${client.token}` },
    data: { code, caseType: 'Civil', subtotalCents: 20_000 },
  });
  return answer.json();
}

async function addCode(page: Page, code: string): Promise<void> {
  await page.goto('/admin/manage_coupon');
  await page.getByRole('link', { name: 'Add a code' }).click();
  await page.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
  await page.getByLabel('Percent off').fill('25');
  await page.getByRole('button', { name: 'Add the code' }).click();
  await expect(page.getByText(`${code} added`)).toBeVisible();
}

test('an administrator adds a promotional code, changes it and switches it off', async ({
  page,
  context,
}) => {
  const client = await sessionOf(siteUrl(), 'client');
  await signInAs(context, siteUrl(), 'admin');
  const code = newCode();

  await page.goto('/admin/manage_coupon');
  await page.getByRole('link', { name: 'Add a code' }).click();
  await page.getByRole('button', { name: 'Add the code' }).click();
  await expect(page.getByText('Enter a percentage')).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
  await page.getByLabel('Percent off').fill('25');
  await page.getByLabel('Ends').fill('2099-01-01T00:00');
  await page.getByLabel('Uses in all').fill('100');
  await page.getByLabel('Uses per client').fill('2');
  await page.getByLabel('Minimum order').fill('100');
  await page.getByLabel('Civil', { exact: true }).check();
  await page.getByLabel('Bankruptcy', { exact: true }).check();
  await expect(
    page.getByText(
      '25% off Bankruptcy and Civil orders of at least $100.00, through Dec 31, 2098, at most 100 times, twice per client.',
    ),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add the code' }).click();
  await expect(page.getByText(`${code} added`)).toBeVisible();
  expect(await validate(page, client, code)).toEqual({
    isValid: true,
    reason: null,
    discountCents: 5_000,
  });

  await page.getByLabel('Search promotional codes').fill(code.slice(2).toLowerCase());
  await expect(page.getByText('1 shown', { exact: true })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: code });
  await expect(row.getByText('0 of 100')).toBeVisible();
  await expect(row.getByText('Running')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: code }).click();
  await expect(page.getByRole('heading', { name: code })).toBeVisible();
  await expect(page.getByText('Nobody used it yet')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: /^Amount/ }).check();
  await page.getByLabel('Amount off').fill('20');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(`${code} saved`)).toBeVisible();
  expect(await validate(page, client, code)).toMatchObject({ isValid: true, discountCents: 2_000 });

  await page.getByLabel('Active').uncheck();
  await expect(page.getByText('It is switched off.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Inactive', { exact: true })).toBeVisible();
  expect(await validate(page, client, code)).toEqual({
    isValid: false,
    reason: 'This code is no longer offered.',
    discountCents: 0,
  });
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page.getByRole('heading', { name: 'Promotional Codes' })).toBeVisible();
});

test('a limited administrator is told that a code is taken, and that another changed it @desktop', async ({
  page,
  context,
}) => {
  await signInAs(context, siteUrl(), 'admin_limited');
  const [code, other] = [newCode(), newCode()];
  await addCode(page, code);
  await addCode(page, other);
  await page.goto(`/admin/manage_coupon?search=${code}`);
  await page.getByRole('link', { name: code }).click();
  await expect(page.getByRole('heading', { name: code })).toBeVisible();
  const colleague = await context.newPage();
  await colleague.goto(page.url());

  await page.getByLabel('Code', { exact: true }).fill(other);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Taken by another promotional code')).toBeVisible();

  await colleague.getByLabel('Percent off').fill('30');
  await colleague.getByRole('button', { name: 'Save changes' }).click();
  await expect(colleague.getByText(`${code} saved`)).toBeVisible();

  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByLabel('Percent off').fill('35');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('button', { name: 'Load what is stored' }).click();
  await expect(page.getByLabel('Percent off')).toHaveValue('30');
  await page.getByLabel('Percent off').fill('35');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(`${code} saved`)).toBeVisible();
});
