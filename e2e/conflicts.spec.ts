import type { APIRequestContext } from '@playwright/test';
import { siteUrl } from './accounts-steps.ts';
import { orderByApi } from './appearances-steps.ts';
import { acceptByApi, orderToAttend } from './attending-steps.ts';
import { sessionOf, signInAs } from './sign-in.ts';
import { expect, expectAccessible, test } from './test.ts';

// One after the other: both write to the list of the one demo attorney.
test.describe.configure({ mode: 'default' });

/** Takes names off the conflict list of the one demo attorney again. */
async function forget(request: APIRequestContext, token: string, search: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const list = await request.get(`/v1/attorney/conflict?search=${search}`, { headers });
  const { items } = (await list.json()) as { items: { id: string }[] };
  for (const { id } of items) await request.delete(`/v1/attorney/conflict/${id}`, { headers });
}

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

test('an attorney clears a possible conflict in writing, and accepts @desktop', async ({
  page,
  context,
  request,
}) => {
  const { token: clientToken } = await sessionOf(siteUrl(), 'client');
  const { token } = await signInAs(context, siteUrl(), 'attorney');
  const headers = { authorization: `Bearer ${token}` };
  const { id } = await orderToAttend(request, clientToken, { defendant: 'Bartholomew Quince' });
  const names = ['Bartholomew Quince'];
  await request.post('/v1/attorney/conflict', { headers, data: { names } });
  await page.goto(`/attorney/view/available/appearance/${id}`);
  const hits = page.getByRole('list', { name: 'Possible conflicts' });
  await expect(hits.getByRole('listitem')).toContainText('Bartholomew Quince');
  await expectAccessible(page);
  await page.getByLabel('I have checked, and I have no conflict with any of them.').check();
  const accept = page.getByRole('button', { name: /^Accept for \$/ });
  const looked = hits.getByLabel('I have looked: not a conflict');
  const why = page.getByLabel('Why this is not a conflict');
  const dialog = page.getByRole('dialog', { name: 'Accept this appearance?' });
  await accept.click();
  await expect(looked).toBeFocused();
  await expect(hits.getByText('Look at this one before you accept')).toBeVisible();
  await expect(page.getByText('Say why, in a few words')).toBeVisible();
  await expectAccessible(page);
  await looked.check();
  await accept.click();
  await expect(why).toBeFocused();
  await expect(dialog).toHaveCount(0);
  await why.fill('Another person of that name.');
  await accept.click();
  await dialog.getByRole('button', { name: /^Accept for \$/ }).click();
  await expect(page).toHaveURL(new RegExp(`/attorney/view/case/details/${id}\\?accepted`));

  await forget(request, token, 'quince');
});

test('an attorney is asked again when the client names somebody else, and clears it @desktop', async ({
  page,
  context,
  browser,
  request,
}) => {
  const theirs = await browser.newContext();
  const { token: clientToken } = await signInAs(theirs, siteUrl(), 'client');
  const { token } = await signInAs(context, siteUrl(), 'attorney');
  const headers = { authorization: `Bearer ${token}` };
  const { id } = await orderToAttend(request, clientToken);
  await acceptByApi(request, token, id);
  await request.post('/v1/attorney/conflict', { headers, data: { names: ['Philippa Sorrel'] } });
  await page.goto(`/attorney/view/case/details/${id}`);
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();

  const client = await theirs.newPage();
  await client.goto(`/client/edit/appearance/${id}`);
  await client.getByRole('button', { name: 'Add another party' }).click();
  await client.getByLabel('Name', { exact: true }).nth(2).fill('Philippa Sorrel');
  await client.getByLabel('Role').nth(2).selectOption('defendant');
  await expect(
    client.getByText('The attorney who accepted is asked to confirm again.'),
  ).toBeVisible();
  await client.getByRole('button', { name: 'Save changes' }).click();
  await expect(client).toHaveURL(new RegExp(`/client/view/case/details/${id}`));
  await theirs.close();

  const hits = page.getByRole('list', { name: 'Possible conflicts' });
  await expect(hits.getByRole('listitem')).toContainText('Philippa Sorrel');
  await expect(page.getByText('The client has changed this appearance.')).toBeVisible();
  const confirm = page.getByRole('button', { name: 'Confirm that I will attend' });
  await confirm.click();
  await expect(hits.getByText('Look at this one before you confirm')).toBeVisible();
  await expectAccessible(page);
  await hits.getByLabel('I have looked: not a conflict').check();
  await page.getByLabel('Why this is not a conflict').fill('Another person of that name.');
  await confirm.click();
  await expect(page.getByText('Confirmed. The client sees that you will come.')).toBeVisible();
  await expect(hits).toHaveCount(0);
  await forget(request, token, 'sorrel');
});
