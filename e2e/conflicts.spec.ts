import { siteUrl } from './accounts-steps.ts';
import { orderByApi } from './appearances-steps.ts';
import { signInAs } from './sign-in.ts';
import { expect, expectAccessible, test } from './test.ts';

test('an attorney keeps a conflict list, and is warned by it before accepting @desktop', async ({
  page,
  context,
  browser,
}) => {
  const { token } = await signInAs(context, siteUrl(), 'attorney');
  await page.goto('/attorney/account?tab=conflicts');
  const form = page.getByRole('form', { name: 'Add names' });
  await form.getByLabel('Names').fill('Rowan Thistel\nQuillback Savings Bank, N.A.\n--');
  await form.getByRole('button', { name: 'Add to the list' }).click();
  await expect(form.getByText('“--”: A name has letters or digits')).toBeVisible();
  await form
    .getByLabel('Names')
    .fill('Rowan Thistel\nQuillback Savings Bank, N.A.\nQUILLBACK SAVINGS BANK');
  await form.getByLabel('Note').fill('Former client');
  await form.getByRole('button', { name: 'Add to the list' }).click();
  await expect(page.getByText('2 names added, 1 on the list already')).toBeVisible();
  const list = page.getByRole('list', { name: 'Your conflict list' });
  await expect(list).toContainText('Rowan Thistel');
  await expectAccessible(page);

  const client = await browser.newContext({ baseURL: siteUrl() });
  const { token: clientToken } = await signInAs(client, siteUrl(), 'client');
  const { id } = await orderByApi(client.request, clientToken);
  await client.close();
  const hits = await page.request.get(`/v1/attorney/appearance/available/${id}/conflict`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await hits.json()).toMatchObject({
    items: [{ kind: 'listed', likeness: 'near', name: 'Rowan Thistle', matched: 'Rowan Thistel' }],
  });

  await page.getByLabel('Search your conflict list').fill('quillback');
  await expect(list).not.toContainText('Rowan Thistel');
  await list.getByRole('button', { name: 'Edit Quillback Savings Bank, N.A.' }).click();
  const change = page.getByRole('form', { name: 'Edit Quillback Savings Bank, N.A.' });
  await change.getByLabel('Name').fill('Quillback Trust');
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(list).toContainText('Quillback Trust');
  await list.getByRole('button', { name: 'Remove Quillback Trust' }).click();
  await expect(page.getByText('No name matches')).toBeVisible();
  await page.getByLabel('Search your conflict list').fill('');
  await list.getByRole('button', { name: 'Remove Rowan Thistel' }).click();
  await expect(page.getByText('No names yet')).toBeVisible();
});
