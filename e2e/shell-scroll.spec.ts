import { siteUrl } from './accounts-steps.ts';
import { signInAs } from './sign-in.ts';
import { expect, test } from './test.ts';

test('a button leads back to the top of a long page', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Back to top' });
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 90));
  await page.waitForTimeout(700);
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test('every navigation starts at the top, also back', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sign up for coverage' }).click();
  await expect(page).toHaveURL('/signup');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the button stands above a foot that stays in sight @phone', async ({ page, context }) => {
  await signInAs(context, siteUrl(), 'client');
  await page.goto('/client/request/template_from_appearance');
  const save = page.getByRole('button', { name: 'Save template' });
  await expect(save).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 600));
  const button = page.getByRole('button', { name: 'Back to top' });
  await expect(button).toBeVisible();
  const [above, foot] = [await button.boundingBox(), await save.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(foot?.y ?? 0);
});
