import { expect, test } from './test.ts';

const signupFiles = /\/assets\/client-signup-page-.*\.js/;

test.beforeEach(async ({ page }) => {
  await page.route(signupFiles, (route) => route.abort());
});

// The browser is right to complain about the file that these journeys take away.
test.afterEach(({ complaints }) => {
  complaints.length = 0;
});

test('a screen whose files are gone reloads the page once, then says so @desktop', async ({
  page,
}) => {
  await page.goto('/');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Sign up for coverage' });
  await link.click();
  await expect(page).toHaveURL('/#reloaded');
  await expect.poll(() => loads).toBe(1);
  await page.waitForLoadState('networkidle');
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be shown');
  expect(loads).toBe(1);
});

test('a page that cannot start reloads once, then says so @desktop', async ({ page }) => {
  await page.goto('/signup');
  await expect(page).toHaveURL('/signup#reloaded');
  await expect(page.getByRole('alert')).toHaveText(/^This page could not be shown/);
});
