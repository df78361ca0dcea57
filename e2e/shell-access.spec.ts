import { mayPerform, type Role, roles } from '@courtside/domain/access';
import type { Page } from '@playwright/test';
import { planned, type Row } from '../apps/web/src/route-config.ts';
import { urlTable } from '../apps/web/src/routes.ts';
import { signInAs } from './sign-in.ts';
import { expect, test } from './test.ts';

const guarded: readonly Row[] = urlTable.filter(({ access }) => access !== 'public');
const addressOf = (row: Row) => row.path.replace(/:\w+/g, '1');

declare global {
  interface Window {
    __reactRouterDataRouter: { navigate: (to: string) => Promise<void> };
  }
}

const notFound = 'Server Error: 404 (Page Not Found)';
const starts = { '/': /^Be in every courtroom/, '/404.html': notFound };

/** Loads the site; links are followed inside it from then on. */
async function load(page: Page): Promise<void> {
  await page.goto('/');
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
}

/** Follows a link inside the loaded site, as a click would: the whole table in one page load. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => window.__reactRouterDataRouter.navigate(to), address);
}

/** Each visit starts from elsewhere, so that what is seen cannot be left from the one before. */
async function visit(page: Page, address: string, from: keyof typeof starts): Promise<void> {
  await follow(page, from);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(starts[from]);
  await follow(page, address);
}

function loginFor(address: string): string {
  if (address === '/admin' || address.startsWith('/admin/')) return '/admin/login';
  return address.startsWith('/attorney/') ? '/attorney/login' : '/login';
}

test.describe('every protected address', () => {
  test.setTimeout(240_000);

  test('sends a stranger to its login page, and remembers where to return', async ({ page }) => {
    await load(page);
    for (const row of guarded) {
      const address = `${addressOf(row)}?from=mail`;
      await visit(page, address, '/404.html');
      const expected = `${loginFor(addressOf(row))}?returnTo=${encodeURIComponent(address)}`;
      await expect(page, row.path).toHaveURL(expected);
    }
  });

  for (const role of roles) {
    test(`opens to ${role} or says why not`, async ({ page, context, baseURL }) => {
      await signInAs(context, baseURL ?? '', role);
      await load(page);
      await expect(page.getByText(/^Welcome, /).first()).toBeAttached();
      for (const row of guarded) await expectRightScreen(page, row, role);
    });
  }
});

async function expectRightScreen(page: Page, row: Row, role: Role): Promise<void> {
  const address = addressOf(row);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const isAllowed = row.access !== 'public' && mayPerform([role], row.access);
  // Home is much to draw; it is the start where the other could be taken for the outcome.
  await visit(page, address, isAllowed && row.file === planned ? '/' : '/404.html');
  if (!isAllowed) {
    await expect(heading, row.path).toHaveText('Access Denied');
    await expect(page).toHaveTitle(/^Access Denied/);
  } else if (row.file === planned) {
    await expect(heading, row.path).toHaveText(notFound);
  } else {
    await expect(heading, row.path).not.toHaveText(/Access Denied|Error: 404|^Be in every/);
  }
  await expect(page, row.path).toHaveURL(address);
}

test('a protected page loaded by a stranger ends at the login page @desktop', async ({ page }) => {
  await page.goto('/admin/manage_log?level=error');
  await expect(page).toHaveURL('/admin/login?returnTo=%2Fadmin%2Fmanage_log%3Flevel%3Derror');
});

test('a page of another role is denied, unlisted, and offers the way out @desktop', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, baseURL ?? '', 'client', { fresh: true });
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied');
  await expect(
    page.getByText('You are logged into another account on this browser.'),
  ).toBeVisible();
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Log out of all other accounts' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('courtside.session'))).toBeNull();
});

test('/protected denies users and sends strangers to the login page @desktop', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/protected');
  await expect(page).toHaveURL('/login');
  await signInAs(context, baseURL ?? '', 'attorney');
  await page.goto('/protected');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied');
});
