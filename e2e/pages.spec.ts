import { rolesFor } from '@courtside/domain/access';
import { planned } from '../apps/web/src/route-config.ts';
import { urlTable } from '../apps/web/src/routes.ts';
import { expect, expectAccessible, test } from './test.ts';
import { test as visit } from './visit.ts';

// These send the visitor on; the journeys of the shell follow them.
const passages = ['/logout', '/protected', '/appearance/accept', '/appearance/reject'];

const screens = urlTable.filter(
  ({ path, file, on }) =>
    file !== planned && on !== 'mobile' && !path.includes(':') && !passages.includes(path),
);

for (const { path, title, access } of screens) {
  const [role] = access === 'public' ? [] : rolesFor(access);
  visit.describe(() => {
    visit.use({ visitor: role ?? 'stranger' });

    visit(`${path} is accessible and fits`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(title));
      await expect(page.getByLabel('Loading the page')).toHaveCount(0);
      await expectAccessible(page);
    });
  });
}

test('an unknown address says so', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Server Error: 404 (Page Not Found)')).toBeVisible();
  await expect(page.getByText('Page you are trying to access is not available')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: /home/i }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the outbox can be read in development', async ({ page }) => {
  await page.goto('/dev/mail');
  await expect(page.getByRole('heading', { level: 1, name: 'Mail' })).toBeVisible();
  await expectAccessible(page);
});

test('a page is reached and used by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip to/i })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the home page is complete without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByText('24 hours a day, 365 days a year')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Reports within 24 hours' })).toBeVisible();
  await context.close();
});
