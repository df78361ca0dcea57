import type { Role } from '@courtside/domain/access';
import { siteUrl } from './accounts-steps.ts';
import { signInAs } from './sign-in.ts';
import { expect, expectAccessible, test } from './test.ts';
import { test as visit } from './visit.ts';

/** States of screens beyond the one that each opens with, which pages.spec.ts visits. */
const screens: readonly { role: Role; path: string; shows: RegExp }[] = [
  { role: 'client', path: '/account?tab=password', shows: /Change password/ },
  { role: 'client', path: '/account?tab=sessions', shows: /This one/ },
  { role: 'client', path: '/account?tab=colors', shows: /Colors on this device/ },
  { role: 'admin_limited', path: '/admin', shows: /Attorneys waiting/ },
  { role: 'admin', path: '/admin/manage_attorney_list?search=nobody-at-all', shows: /match/ },
];

for (const { role, path, shows } of screens) {
  visit.describe(() => {
    visit.use({ visitor: role });

    visit(`${path} of ${role} is accessible and fits`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText(shows).first()).toBeVisible();
      await expectAccessible(page);
    });
  });
}

for (const path of ['/password/recovery/used-up', '/signup/verify/used-up']) {
  visit(`${path} is accessible and fits`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}

test('an entry of the log shows what changed', async ({ page, context }) => {
  await signInAs(context, siteUrl(), 'admin');
  await page.goto('/admin/manage_log?action=auth.login');
  await page
    .getByRole('button', { name: /Changes of entry/ })
    .first()
    .click();
  await expect(page.getByRole('columnheader', { name: 'After' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Only by/ }).click();
  await expect(page).toHaveURL(/actorId=/);
});
