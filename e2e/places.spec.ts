import type { Page } from '@playwright/test';
import { siteUrl } from './accounts-steps.ts';
import { addCountyByApi, addCourtByApi, newFips, newName, pick } from './places-steps.ts';
import { signInAs } from './sign-in.ts';
import { expect, expectAccessible, test } from './test.ts';
import { test as visit } from './visit.ts';

test('a court is found in spite of a typo @desktop', async ({ page, context }) => {
  await signInAs(context, siteUrl(), 'admin');
  await page.goto('/admin/manage_court');
  await expect(page.getByRole('link', { name: /^Edit/ }).first()).toBeVisible();
  await page.getByLabel('Search courts').fill('los angelse superiro');
  await expect(page.getByText('Did you mean')).toBeVisible();
  await expect(page).toHaveURL(/search=los\+angelse\+superiro/);
  await expectAccessible(page);
  await page.getByRole('link', { name: /Burbank Courthouse/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Burbank Courthouse/ })).toBeVisible();
});

test('filters are in the address and narrow the list of courts @desktop', async ({
  page,
  context,
}) => {
  await signInAs(context, siteUrl(), 'admin');
  await page.goto('/admin/manage_court?kind=immigration');
  await page.getByRole('combobox', { name: 'State' }).selectOption('Texas');
  await expect(page).toHaveURL(/kind=immigration&state=TX$/);
  await expect(page.getByRole('link', { name: 'Edit El Paso Immigration Court' })).toBeVisible();
  await expect(page.getByText('Adelanto Immigration Court')).toHaveCount(0);

  await page.getByLabel('Inactive').click();
  await expect(page.getByText('No courts match')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(page).toHaveURL(/manage_court$/);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
});

test('saving a starter court confirms it', async ({ page, context }, { project }) => {
  await signInAs(context, siteUrl(), 'admin_limited');
  const state = project.name === 'phone' ? 'OK' : 'SC';
  await page.goto(`/admin/manage_court?confidence=likely&state=${state}`);
  await page.getByRole('link', { name: /^Edit/ }).first().click();
  await expect(page.getByText('Starter entry, not verified')).toBeVisible();
  await expect(page.getByText('Unverified')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Standard fee' }).first()).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel(/^Phone/).fill('(555) 010-0199');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/is saved$/)).toBeVisible();
  await expect(page.getByText('Unverified')).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel(/^Phone/)).toHaveValue('(555) 010-0199');
  await expect(page.getByText('Starter entry')).toHaveCount(0);
});

async function addCounty(page: Page, name: string): Promise<void> {
  await page.goto('/admin/add_county');
  await pick(page, 'State', 'wyom', 'Wyoming');
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('America/Denver');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Full name').fill(`${name} County`);
  await page.getByLabel('FIPS code').fill('06999');
  await page.getByRole('button', { name: 'Add county' }).click();
  await expect(page.getByText('Counties of Wyoming begin with 56')).toBeVisible();
  await page.getByLabel('FIPS code').fill(newFips('56'));
  await page.getByRole('button', { name: 'Add county' }).click();
  await expect(page.getByText(`${name} County, WY is added`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: `${name} County` })).toBeVisible();
}

async function addCourt(page: Page, name: string, county: string): Promise<void> {
  await page.goto('/admin/add_court');
  await page.getByRole('button', { name: 'Add court' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByText('Choose at least one')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('State court');
  await page.getByRole('combobox', { name: 'Level' }).selectOption('Limited jurisdiction');
  await pick(page, 'County', county, county);
  await page.getByLabel('Civil').check();
  await page.getByRole('button', { name: 'Add court' }).click();
  await expect(page.getByText(`${name} is added`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('a county and a court in it are added, shut and opened', async ({ page, context }) => {
  await signInAs(context, siteUrl(), 'admin_limited');
  const county = newName('Fernhollow');
  await addCounty(page, county);
  const court = newName('Larchmoor Circuit Court');
  await addCourt(page, court, `${county} County, WY`);
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('America/Denver');

  await page.getByRole('main').getByRole('button', { name: 'Deactivate' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('No new orders are taken there.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText(`${court} is inactive`)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Activate' }).click();
  await dialog.getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByText(`${court} is active`)).toBeVisible();
});

test('a place in use is not removed, one entered by mistake is @desktop', async ({
  page,
  context,
}) => {
  const { token } = await signInAs(context, siteUrl(), 'admin_limited');
  const county = await addCountyByApi(page, token);
  const court = newName('Larchmoor Circuit Court');
  await addCourtByApi(page, token, { name: court, county, timeZone: 'America/Denver' });
  await page.goto(`/admin/edit_count/${county}`);
  await page.getByRole('button', { name: 'Remove' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(dialog.getByText('This county is in use. Deactivate it instead.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep the county' }).click();

  await page.getByRole('link', { name: /^1 courts? in/ }).click();
  await page.getByRole('link', { name: `Edit ${court}` }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(`${court} is removed`)).toBeVisible();
  await expect(page).toHaveURL(/manage_court$/);
});

test('what someone else changed meanwhile is not overwritten @desktop', async ({
  page,
  context,
}) => {
  const { token } = await signInAs(context, siteUrl(), 'admin_limited');
  const county = await addCountyByApi(page, token);
  await page.goto(`/admin/edit_count/${county}`);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel(/^Which part keeps it/).fill('West of the river');
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expect(other.getByText(/is saved$/)).toBeVisible();

  await page.getByLabel(/^Which part keeps it/).fill('East of the river');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Somebody else changed this county')).toBeVisible();
  await page.getByRole('button', { name: 'Load the newest' }).click();
  await expect(page.getByLabel(/^Which part keeps it/)).toHaveValue('West of the river');
  await page.getByLabel(/^Which part keeps it/).fill('East of the river');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/is saved$/)).toBeVisible();
});

test('a state that is there already is refused, with the reason @desktop', async ({
  page,
  context,
}) => {
  await signInAs(context, siteUrl(), 'admin');
  await page.goto('/admin/add_state');
  await page.getByLabel('Name').fill('California');
  await page.getByLabel('Postal code').fill('CA');
  await page.getByLabel('FIPS code').fill('06');
  await page.getByRole('combobox', { name: 'Time zone' }).selectOption('America/Los_Angeles');
  await page.getByRole('button', { name: 'Add state' }).click();
  await expect(page.getByText('There is such a state already.')).toBeVisible();
  await expectAccessible(page);
});

const records = [
  { path: '/admin/edit_state/CA', shows: 'California' },
  { path: '/admin/edit_count/16049', shows: 'Idaho County' },
  { path: '/admin/edit_court/00000000-0000-4000-8000-000000000000', shows: 'Edit court' },
];

visit.describe(() => {
  visit.use({ visitor: 'admin_limited' });

  for (const { path, shows } of records) {
    visit(`${path} is accessible and fits`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: shows })).toBeVisible();
      await expect(page.getByText(/Standard fee|There is no such court/).first()).toBeVisible();
      await expectAccessible(page);
    });
  }
});
