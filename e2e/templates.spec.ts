import { siteUrl } from './accounts-steps.ts';
import { findByApi, keepTemplate } from './appearances-steps.ts';
import { signInAs } from './sign-in.ts';
import { expect, expectAccessible, test } from './test.ts';

test('a template is found, read, deleted and taken back @desktop', async ({
  page,
  context,
  request,
}) => {
  const { token } = await signInAs(context, siteUrl(), 'client');
  const { id: from } = await findByApi(request, token, 'Juniper Creek Lending v. Halloran');
  const name = `Monday calendar ${Date.now().toString(36)}`;
  const { id } = await keepTemplate(request, token, { name, from });

  await page.goto('/client/manage/template');
  await page.getByLabel('Search templates').fill(name);
  const table = page.getByRole('table', { name: 'Templates' });
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(table.getByText('Not used yet')).toBeVisible();
  await expect(table.getByRole('link', { name: `Use ${name}` })).toHaveAttribute(
    'href',
    `/client/request/appearance_from_template/${id}`,
  );
  await table.getByRole('link', { name, exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Case management conference')).toBeVisible();
  await expect(
    page.getByText(/Superior Court of California.*Los Angeles County, CA/),
  ).toBeVisible();
  await expect(page.getByText('8:30 AM')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this template?' });
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete the template' }).click();
  await expect(page).toHaveURL(/\/client\/manage\/template$/);
  await expect(table.getByText(name)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`${name} is kept again`)).toBeVisible();
  await expect(table.getByRole('link', { name, exact: true })).toBeVisible();

  await page.goto(`/client/view/template/details/${id}`);
  await expect(page.getByText('There is no such template')).toBeVisible();
});
