import {
  asOwnVisitor,
  fillClientSignup,
  linkInMail,
  logInAt,
  newAddress,
  signUpClient,
  siteUrl,
} from './accounts-steps.ts';
import { signInAs } from './sign-in.ts';
import { expect, expectAccessible, test } from './test.ts';

test.beforeEach(async ({ context }) => asOwnVisitor(context));

test('whoever lost the mail gets another from the login page @desktop', async ({ page }) => {
  const email = newAddress('client');
  await page.goto('/signup');
  await fillClientSignup(page, email);
  await page.getByRole('button', { name: 'Open the account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  const first = await linkInMail(page, email, 'Please confirm your email address');

  await logInAt(page, '/login', { email });
  await expect(page.getByText('Please confirm your email address first')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('a new mail is on its way')).toBeVisible();
  await expect
    .poll(async () => linkInMail(page, email, 'Please confirm your email address'))
    .not.toBe(first);

  await page.goto(first);
  await expect(page.getByText('This link was used already or has expired')).toBeVisible();
  await page.goto(await linkInMail(page, email, 'Please confirm your email address'));
  await expect(page.getByText('Your address is confirmed')).toBeVisible();
});

test('a client who is deactivated is out at once, and in again when activated @desktop', async ({
  page,
  browser,
}) => {
  const email = await signUpClient(page);
  await logInAt(page, '/login', { email });
  await expect(page).toHaveURL(/\/client\/dashboard$/);

  const office = await browser.newContext({ baseURL: siteUrl() });
  await signInAs(office, siteUrl(), 'admin_limited');
  const admin = await office.newPage();
  await admin.goto(`/admin/manage_client_list?search=${email}`);
  await admin.getByRole('button', { name: 'Deactivate Rowan Teasel', exact: true }).click();
  await expect(admin.getByText('Their sessions end at once.')).toBeVisible();
  await admin.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(admin.getByText('Rowan Teasel is deactivated')).toBeVisible();

  await page.goto('/account');
  await expect(page).toHaveURL(/\/login\?returnTo=%2Faccount$/);
  await logInAt(page, '/login', { email });
  await expect(page.getByText('This account is not active. Please contact us.')).toBeVisible();

  await admin.getByRole('button', { name: 'Activate Rowan Teasel', exact: true }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Activate' }).click();
  await expect(admin.getByText('Rowan Teasel is active')).toBeVisible();
  await office.close();
  await logInAt(page, '/login', { email });
  await expect(page).toHaveURL(/\/client\/dashboard$/);
});
