import { siteUrl } from './accounts-steps.ts';
import { signInAs } from './sign-in.ts';
import { expect, test } from './test.ts';

const refreshPath = '**/v1/auth/token/refresh';

test('a session is refreshed five minutes before it ends, without leaving the page @desktop', async ({
  page,
  context,
}) => {
  const before = await signInAs(context, siteUrl(), 'client', { fresh: true });
  await page.clock.install();
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const refreshed = page.waitForResponse(refreshPath);
  await page.clock.fastForward('25:05');
  expect((await refreshed).status()).toBe(200);
  await expect
    .poll(() =>
      page.evaluate(() => JSON.parse(localStorage.getItem('courtside.session') ?? '{}').expiresAt),
    )
    .toBeGreaterThan(Date.parse(before.expiresAt));
  await expect(page).toHaveURL(/\/account$/);
});

test('a session that cannot be refreshed is over @desktop', async ({ page, context }) => {
  await signInAs(context, siteUrl(), 'client', { fresh: true });
  await page.clock.install();
  await page.route(refreshPath, (route) => route.fulfill({ status: 401, json: {} }));
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.fastForward('25:05');
  await expect(page).toHaveURL(/\/login\?returnTo=%2Faccount$/);
});

test('a kept session that has run out is no session @desktop', async ({ page, context }) => {
  await signInAs(context, siteUrl(), 'client', { fresh: true });
  await page.goto('/favicon.svg');
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('courtside.session') ?? '{}');
    localStorage.setItem(
      'courtside.session',
      JSON.stringify({ ...kept, expiresAt: Date.now() - 1 }),
    );
  });
  await page.goto('/account');
  await expect(page).toHaveURL(/\/login\?returnTo=%2Faccount$/);
});
