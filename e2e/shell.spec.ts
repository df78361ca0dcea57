import type { Role } from '@courtside/domain/access';
import { signInAs } from './sign-in.ts';
import { expect, expectAccessible, test } from './test.ts';

const landings: Record<Role, string> = {
  client: '/client/dashboard',
  attorney: '/attorney/dashboard',
  admin: '/admin',
  admin_limited: '/admin',
};

for (const role of ['client', 'attorney', 'admin'] as const) {
  test(`the shell of ${role} is accessible with its menu open`, async ({
    page,
    context,
    baseURL,
    hasTouch,
  }) => {
    await signInAs(context, baseURL ?? '', role);
    await page.goto(landings[role]);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    const opener = hasTouch
      ? page.getByRole('button', { name: /^More$|Open menu/ })
      : page.getByRole('button', { name: 'Account' });
    await opener.click();
    await expect(page.getByRole('link', { name: 'Logout' }).first()).toBeVisible();
    await expectAccessible(page);
  });
}

test('the public menu is accessible when open', async ({ page, hasTouch }) => {
  await page.goto('/');
  await page.getByRole('button', { name: hasTouch ? 'Open menu' : 'Login' }).click();
  await expect(page.getByRole('link', { name: 'Administrator' })).toBeVisible();
  await expectAccessible(page);
});

test('the fixed home page does not point at the administration @desktop', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('/attorney/login');
  expect(html).not.toContain('/admin');
});

test('the menu works by keys alone', async ({ page, context, baseURL, hasTouch }) => {
  await signInAs(context, baseURL ?? '', 'client');
  await page.goto('/client/dashboard');
  const opener = page.getByRole('button', { name: hasTouch ? 'More' : 'Account' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const logout = page.getByRole('link', { name: 'Logout' });
  await expect(logout).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(logout).toBeHidden();
  await expect(opener).toBeFocused();
  if (hasTouch) return;
  await page.keyboard.press('ArrowUp');
  await expect(logout).toBeFocused();
  await page.keyboard.press('ArrowUp');
  const account = page.getByRole('banner').getByRole('link', { name: 'Manage My Account' });
  await expect(account).toBeFocused();
});

test('a signed-in visitor finds the way back from public pages', async ({
  page,
  context,
  baseURL,
  hasTouch,
}) => {
  await signInAs(context, baseURL ?? '', 'attorney');
  await page.goto('/');
  if (hasTouch) await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByText('Welcome, Avery Larkspur').last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login' })).toHaveCount(0);
  await page.getByRole('link', { name: 'My Dashboard' }).click();
  await expect(page).toHaveURL('/attorney/dashboard');
  await expect(page.locator('a[aria-current=page]').first()).toHaveAttribute(
    'href',
    '/attorney/dashboard',
  );
});

test('logging out in one tab logs out the other @desktop', async ({ page, context, baseURL }) => {
  const { token } = await signInAs(context, baseURL ?? '', 'client', { fresh: true });
  await page.goto('/client/dashboard');
  const other = await context.newPage();
  await other.goto('/client/dashboard');
  await expect(other.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/logout');
  await expect(page).toHaveURL('/', { timeout: 15_000 });
  await expect(other).toHaveURL('/login?returnTo=%2Fclient%2Fdashboard');
  const check = await fetch(`${baseURL}/v1/auth/token/check`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(check.status).toBe(401);
});

test('a session the server has ended is over here too @desktop', async ({
  page,
  context,
  baseURL,
}) => {
  const { token } = await signInAs(context, baseURL ?? '', 'client', { fresh: true });
  await fetch(`${baseURL}/v1/auth/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  await page.goto('/client/dashboard');
  await expect(page).toHaveURL('/login?returnTo=%2Fclient%2Fdashboard');
});
