import { siteUrl } from './accounts-steps.ts';
import { orderByApi } from './appearances-steps.ts';
import { signInAs } from './sign-in.ts';
import { expect, expectAccessible, test } from './test.ts';

test('a client finds work by status, words and place', async ({ page, context }) => {
  await signInAs(context, siteUrl(), 'client');
  await page.goto('/client/manage/appearance');
  const table = page.getByRole('table', { name: 'Appearances' });
  await page.getByRole('tab', { name: /^Reported/ }).click();
  await expect(page).toHaveURL(/status=reported/);
  await expect(table.getByRole('link', { name: 'Ashgrove Capital v. Lindqvist' })).toBeVisible();
  await expect(table.getByText('Estate of Marguerite Voss')).toHaveCount(0);

  await page.getByRole('tab', { name: /^All/ }).click();
  await page.getByLabel('Search appearances').fill('a-26-884120');
  await expect(table.getByRole('link')).toHaveText(['Northgate Leasing v. Brandt']);
  await page.getByLabel('Search appearances').fill('nothing like this');
  await expect(page.getByText('No appearances match')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await page.getByLabel('State', { exact: true }).selectOption('NV');
  await expect(table.getByRole('link', { name: 'Brightwater Supply v. Odell' })).toBeVisible();
  await expect(table.getByText('Kestrel Roofing v. Danforth')).toHaveCount(0);
});

test('a client looks at an order and cancels it for the fee that is shown', async ({
  page,
  context,
  request,
}) => {
  const { token } = await signInAs(context, siteUrl(), 'client');
  const { id, caption } = await orderByApi(request, token);
  await page.goto(`/client/view/case/details/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: caption })).toBeVisible();
  await expect(page.getByText('Finding an attorney')).toBeVisible();
  await expect(page.getByText('Ask for a trial date after November 2.')).toBeVisible();
  await expect(page.getByText('There are no files yet.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Cancel coverage' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this coverage?' });
  await expect(dialog.getByText('It costs nothing now.')).toBeVisible();
  await expect(dialog.getByText('This does not cancel the hearing itself.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep coverage' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel coverage' }).click();
  await expect(dialog.getByText('$0.00')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel coverage' }).click();
  await expect(page.getByText('Coverage canceled').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel coverage' })).toHaveCount(0);
  await expect(page.getByText('Cancellation fee')).toBeVisible();
  await expectAccessible(page);
});

test('another’s appearance is as if it were not there', async ({ page, context }) => {
  await signInAs(context, siteUrl(), 'client');
  await page.goto('/client/view/case/details/0192f0c1-0000-7000-8000-000000000000');
  await expect(page.getByText('There is no such appearance')).toBeVisible();
  await expectAccessible(page);
});
