import { asOwnVisitor, fillLogin, logInAt, newAddress, siteUrl } from './accounts-steps.ts';
import { signInAs } from './sign-in.ts';
import { expect, expectAccessible, test } from './test.ts';

const client = { email: 'client@courtside.test', password: 'Courtside-demo-1' };

test.beforeEach(async ({ context }) => asOwnVisitor(context));

test('an empty login says what is missing, at the first field', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'SIGN IN' }).click();
  await expect(page.getByText('Username is required')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill('casey');
  await expect(page.getByText('Username should be an email')).toBeVisible();
  await expectAccessible(page);
});

test('a wrong password is refused, and the right one then works @desktop', async ({ page }) => {
  await logInAt(page, '/login', { ...client, email: newAddress('nobody') });
  await expect(page.getByRole('alert')).toHaveText('The email or password is not right.');
  await expectAccessible(page);
  await fillLogin(page, client.email, client.password);
  await page.getByRole('button', { name: 'SIGN IN' }).click();
  await expect(page).toHaveURL(/\/client\/dashboard$/);
});

test('a stranger at a protected page signs in and comes back to it', async ({ page }) => {
  await page.goto('/account?tab=password');
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await fillLogin(page, client.email, client.password);
  await page.getByRole('button', { name: 'SIGN IN' }).click();
  await expect(page).toHaveURL(/\/account\?tab=password$/);
  await page.goto('/login');
  await expect(page).toHaveURL(/\/client\/dashboard$/);
});

for (const attack of [
  'https://evil.test/',
  '//evil.test/',
  '/\\evil.test',
  'javascript:alert(1)',
]) {
  test(`the way back never leads to ${attack}`, async ({ page }) => {
    await logInAt(page, `/login?returnTo=${encodeURIComponent(attack)}`, client);
    await expect(page).toHaveURL(`${siteUrl()}/client/dashboard`);
  });
}

test('three quick clicks on the title offer the environments', async ({ page }) => {
  await page.goto('/admin/login');
  await expect(page.getByText("Don't have an account?")).toBeHidden();
  const title = page.getByRole('heading', { name: 'Login to your Account' });
  await title.click({ clickCount: 3, delay: 20 });
  await expect(page.getByRole('button', { name: 'Reset To Default' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Development').check();
  await expect(page.getByText('Current Environment is Non Default')).toBeVisible();
  await page.getByRole('button', { name: 'Reset To Default' }).click();
  await expect(page.getByText('Current Environment is Non Default')).toBeHidden();
});

test('registering leads to the sign-up of the same kind', async ({ page }) => {
  await page.goto('/attorney/login');
  await page.getByRole('link', { name: 'REGISTER' }).click();
  await expect(page).toHaveURL(/\/attorney\/signup$/);
  await page.goto('/login');
  await page.getByRole('link', { name: 'REGISTER' }).click();
  await expect(page).toHaveURL(/\/signup$/);
});

test('offline, the login says so and keeps what was typed @desktop', async ({ page, context }) => {
  await page.goto('/login');
  await fillLogin(page, client.email, client.password);
  await expect(page.getByText('Checked: you are a person')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'SIGN IN' }).click();
  await expect(
    page.getByText('Device seems to be offline, check your network connection'),
  ).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(client.email);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'SIGN IN' }).click();
  await expect(page).toHaveURL(/\/client\/dashboard$/);
});

test('a login and a logout are copied to the other tab @desktop', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/login');
  await logInAt(page, '/login', client);
  await expect(page).toHaveURL(/\/client\/dashboard$/);
  await expect(other).toHaveURL(/\/client\/dashboard$/);
  await page.goto('/logout');
  await expect(other).toHaveURL(/\/login/);
});

test('a signed-in administrator is sent on from the login page @desktop', async ({
  page,
  context,
}) => {
  await signInAs(context, siteUrl(), 'admin');
  await page.goto('/admin/login');
  await expect(page).toHaveURL(/\/admin(\/manage_appearance)?$/);
});
