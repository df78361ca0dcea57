import { siteUrl } from './accounts-steps.ts';
import { orderByApi } from './appearances-steps.ts';
import { signInAs } from './sign-in.ts';
import { expect, expectAccessible, test } from './test.ts';

test('a client makes a calendar feed, replaces its address and revokes it @desktop', async ({
  page,
  context,
}) => {
  const { token } = await signInAs(context, siteUrl(), 'client');
  const { id } = await orderByApi(page.request, token);
  await page.goto('/account?tab=calendar');
  await page.getByRole('button', { name: 'Make a calendar feed' }).click();
  const address = page.getByLabel('Address of your calendar feed');
  await expect(address).toHaveValue(/\/v1\/calendar-feed\/[\w-]{43}\.ics$/);
  const first = await address.inputValue();
  await expectAccessible(page);
  // As a calendar program reads it: signed in nowhere.
  const read = async (url: string) => fetch(new URL(new URL(url).pathname, siteUrl()));
  const feed = await read(first);
  expect(feed.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(await feed.text()).toContain(`UID:appearance-${id}`);

  await page.getByRole('button', { name: 'Replace the address' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Replace the address' }).click();
  await expect(address).not.toHaveValue(first);
  const second = await address.inputValue();
  expect((await read(first)).status).toBe(404);
  await page.reload();
  await expect(page.getByText('Last read')).toBeVisible();
  await expect(address).toHaveCount(0);

  await page.getByRole('button', { name: 'Revoke the feed' }).click();
  await dialog.getByRole('button', { name: 'Revoke the feed' }).click();
  await expect(page.getByRole('button', { name: 'Make a calendar feed' })).toBeVisible();
  expect((await read(second)).status).toBe(404);
});
