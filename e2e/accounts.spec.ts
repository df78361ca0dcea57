import {
  asOwnVisitor,
  fillAttorneySignup,
  fillClientSignup,
  linkInMail,
  logInAt,
  newAddress,
  newPassword,
  otherPassword,
  signUpClient,
  siteUrl,
} from './accounts-steps.ts';
import { signInAs } from './sign-in.ts';
import { expect, expectAccessible, test } from './test.ts';

test.beforeEach(async ({ context }) => asOwnVisitor(context));

test('a client signs up, confirms the address, signs in and sees the dashboard', async ({
  page,
}) => {
  const email = newAddress('client');
  await page.goto('/signup');
  await fillClientSignup(page, email);
  await expect(page.getByText('Strength: Very strong')).toBeVisible();
  await page.getByRole('button', { name: 'Open the account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  await expectAccessible(page);

  const link = await linkInMail(page, email, 'Please confirm your email address');
  await page.goto(link);
  await expect(page.getByText('Your address is confirmed')).toBeVisible();
  await page.getByRole('link', { name: 'Go to login' }).click();
  await logInAt(page, '/login', { email });
  await expect(page).toHaveURL(/\/client\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: /, Rowan$/ })).toBeVisible();
  await expect(page.getByText('Juniper Marsh Law Group')).toBeVisible();
  await expect(page.getByText('Order your first appearance')).toBeVisible();

  await page.goto(link);
  await expect(page.getByText('This link was used already or has expired')).toBeVisible();
});

test('an attorney signs up, waits, is activated by an administrator and signs in @desktop', async ({
  page,
  browser,
}) => {
  const email = newAddress('attorney');
  await page.goto('/attorney/signup');
  await fillAttorneySignup(page, email);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('an administrator looks at your admissions')).toBeVisible();
  await page.goto(await linkInMail(page, email, 'Please confirm your email address'));
  await expect(page.getByText('waiting to be activated by an administrator')).toBeVisible();
  await logInAt(page, '/attorney/login', { email });
  await expect(page.getByRole('alert')).toContainText('waiting to be activated');

  const office = await browser.newContext({ baseURL: siteUrl() });
  await signInAs(office, siteUrl(), 'admin');
  const admin = await office.newPage();
  await admin.goto('/admin/manage_attorney_list');
  await admin.getByLabel('Search attorneys').fill(email);
  await expect(admin.getByText('attorney@courtside.test')).toHaveCount(0);
  await expect(admin.getByRole('button', { name: /ctivate Rowan Teasel$/ })).toHaveCount(1);
  await admin.getByRole('button', { name: 'Activate Rowan Teasel', exact: true }).click();
  await expectAccessible(admin);
  await admin.getByRole('dialog').getByRole('button', { name: 'Activate' }).click();
  await expect(admin.getByText('Rowan Teasel is active')).toBeVisible();
  await office.close();

  await logInAt(page, '/attorney/login', { email });
  await expect(page).toHaveURL(/\/attorney\/dashboard$/);
  await expect(page.getByText('Bar number 900777, admitted 2012')).toBeVisible();
});

test('a forgotten password is replaced by a link that works once @desktop', async ({ page }) => {
  const email = await signUpClient(page);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('If there is an account with this address')).toBeVisible();

  const link = await linkInMail(page, email, 'Choose a new password');
  await page.goto(link);
  await page.getByRole('textbox', { name: 'New password' }).fill('password12');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByText('This password is too easy to guess')).toBeVisible();
  await page.getByRole('textbox', { name: 'New password' }).fill(otherPassword);
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByText('Your new password is set')).toBeVisible();

  await page.goto(link);
  await page.getByRole('textbox', { name: 'New password' }).fill(newPassword);
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByText('This link was used already or has expired')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();

  await logInAt(page, '/login', { email, password: otherPassword });
  await expect(page).toHaveURL(/\/client\/dashboard$/);
});

test('an unknown address is answered like a known one @desktop', async ({ page }) => {
  await page.goto('/admin/forgot/password');
  await page.getByLabel('Email').fill(newAddress('nobody'));
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('If there is an account with this address')).toBeVisible();
});

test('what was typed survives a lost network and a reload @desktop', async ({ page, context }) => {
  const email = newAddress('client');
  await page.goto('/signup');
  await fillClientSignup(page, email);
  await expect(page.getByText('Checked: you are a person')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Open the account' }).click();
  await expect(
    page.getByText('Device seems to be offline, check your network connection'),
  ).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('First name')).toHaveValue('Rowan');
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('');
  await page.getByRole('textbox', { name: 'Password' }).fill(newPassword);
  await page.getByLabel(/I accept the Terms/).check();
  await page.getByRole('button', { name: 'Open the account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
});
