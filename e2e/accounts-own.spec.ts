import {
  asOwnVisitor,
  logInAt,
  newPassword,
  otherPassword,
  signUpClient,
  siteUrl,
} from './accounts-steps.ts';
import { expect, test } from './test.ts';

test.beforeEach(async ({ context }) => asOwnVisitor(context));

test('a new password ends the other session @desktop', async ({ page, browser }) => {
  const email = await signUpClient(page);
  await logInAt(page, '/login', { email });
  await expect(page).toHaveURL(/\/client\/dashboard$/);
  const elsewhere = await browser.newContext({ baseURL: siteUrl() });
  await asOwnVisitor(elsewhere);
  const other = await elsewhere.newPage();
  await logInAt(other, '/login', { email });
  await expect(other).toHaveURL(/\/client\/dashboard$/);

  await page.goto('/account?tab=password');
  await page.getByRole('textbox', { name: 'Current password' }).fill('not this one');
  await page.getByRole('textbox', { name: 'New password' }).fill(otherPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('textbox', { name: 'Current password' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Current password' }).fill(newPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed. Other sessions have ended.')).toBeVisible();

  await other.goto('/account');
  await expect(other).toHaveURL(/\/login\?returnTo=/);
  await elsewhere.close();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Manage My Account' })).toBeVisible();
});

test('a session ended elsewhere is over at its next step @desktop', async ({ page, browser }) => {
  const email = await signUpClient(page);
  const elsewhere = await browser.newContext({ baseURL: siteUrl() });
  await asOwnVisitor(elsewhere);
  const other = await elsewhere.newPage();
  await logInAt(other, '/login', { email });
  await expect(other).toHaveURL(/\/client\/dashboard$/);

  await logInAt(page, '/login', { email });
  await expect(page).toHaveURL(/\/client\/dashboard$/);
  await page.goto('/account?tab=sessions');
  await expect(page.getByText('This one')).toBeVisible();
  await page.getByRole('button', { name: 'End all others' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End all others' }).click();
  await expect(page.getByText('All other sessions have ended')).toBeVisible();
  await expect(page.getByRole('button', { name: 'End all others' })).toBeHidden();

  await other.getByRole('link', { name: 'Active sessions' }).click();
  await expect(other).toHaveURL(/\/login\?returnTo=/);
  await elsewhere.close();
});

test('a profile is saved, and leaving with changes asks first', async ({ page }) => {
  const email = await signUpClient(page);
  await logInAt(page, '/login', { email });
  await page.getByRole('link', { name: 'Manage My Account' }).first().click();
  await page.getByRole('textbox', { name: 'Firm' }).fill('Saltgrass & Wren LLP');
  await page.getByRole('textbox', { name: 'First name' }).fill('Robin');
  await page.getByRole('tab', { name: 'Colors' }).click();
  await page.getByRole('radio', { name: /^Dark For/ }).check();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.getByRole('tab', { name: 'Profile' }).click();
  await page.getByRole('link', { name: /home$/ }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  await expect(page.getByText('Welcome, Robin Teasel').first()).toBeAttached();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Firm' })).toHaveValue('Saltgrass & Wren LLP');
});
