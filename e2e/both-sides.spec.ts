import { anEligibleAttorney } from '@courtside/api/testing/attorneys';
import type { Browser, Page } from '@playwright/test';
import { siteUrl } from './accounts-steps.ts';
import { acceptByApi, courtToAttend, orderToAttend } from './attending-steps.ts';
import { withDatabase } from './journey-database.ts';
import { signInAs, signInByToken } from './sign-in.ts';
import { expect, test } from './test.ts';

/** An attorney of this journey alone, who covers the court, at a window of their own. */
async function anAttorneyAt(browser: Browser, court: string) {
  const attorney = await withDatabase((db) => anEligibleAttorney(db, { courts: [court] }));
  const context = await browser.newContext({ baseURL: siteUrl() });
  await signInByToken(context, siteUrl(), { ...attorney, role: 'attorney' });
  return { ...attorney, page: await context.newPage() };
}

async function accept(page: Page): Promise<void> {
  await page.getByLabel('I have checked, and I have no conflict with any of them.').check();
  await page.getByRole('button', { name: /^Accept for \$/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Accept for \$/ })
    .click();
  await expect(page.getByText('It is yours.')).toBeVisible();
}

test('offered, taken, given back and taken by another, with three windows open @desktop', async ({
  page: client,
  context,
  browser,
  request,
}) => {
  const court = await courtToAttend(request);
  const first = await anAttorneyAt(browser, court);
  const second = await anAttorneyAt(browser, court);
  for (const { page } of [first, second]) {
    await page.goto('/user/actions');
    await expect(page.getByRole('heading', { level: 1, name: 'Actions' })).toBeVisible();
  }
  const { token } = await signInAs(context, siteUrl(), 'client');
  const { id } = await orderToAttend(request, token);
  await client.goto(`/client/view/case/details/${id}`);
  await expect(client.getByText('Finding an attorney')).toBeVisible();
  const offerOf = ({ page }: typeof first) => page.locator(`a[href$="available/appearance/${id}"]`);

  for (const attorney of [first, second]) {
    const { page } = attorney;
    await offerOf(attorney).click();
    await expect(page.getByRole('button', { name: /^Accept for \$/ })).toBeVisible();
  }
  await accept(first.page);
  await expect(client.getByText('An attorney accepted')).toBeVisible();
  await expect(second.page.getByText('Another attorney has taken this appearance.')).toBeVisible();
  await expect(second.page.getByRole('button', { name: /^Accept for \$/ })).toHaveCount(0);

  await first.page.getByRole('button', { name: 'Give it back' }).click();
  await first.page.getByRole('dialog').getByRole('button', { name: 'Give it back' }).click();
  await expect(first.page).toHaveURL(/\/attorney\/manage\/appearance$/);
  await expect(client.getByText('Opened again for other attorneys')).toBeVisible();
  await expect(client.getByText('Finding an attorney')).toBeVisible();

  await accept(second.page);
  await expect(client.getByText('An attorney accepted')).toHaveCount(2);
  await expect(client.getByText('Finding an attorney')).toHaveCount(0);
  await second.page.goto('/user/actions');
  await expect(offerOf(second)).toHaveCount(2);
  await first.page.goto('/user/actions');
  await expect(offerOf(first)).toHaveCount(1);
  await Promise.all([first, second].map(({ page }) => page.context().close()));
});

test('attended, reported and approved, with both windows open @desktop', async ({
  page: client,
  context,
  browser,
  request,
}) => {
  const { token } = await signInAs(context, siteUrl(), 'client');
  const attorney = await anAttorneyAt(browser, await courtToAttend(request));
  const { page } = attorney;
  const minuteMs = 60_000;
  const at = Math.ceil((Date.now() + 15_000) / minuteMs) * minuteMs;
  const { id } = await orderToAttend(request, token, { at });
  await acceptByApi(request, attorney.token, id);
  await client.goto(`/client/view/case/details/${id}`);
  await page.goto(`/attorney/view/case/details/${id}`);
  await page.getByRole('button', { name: 'Check in' }).click();
  await expect(client.getByText('The attorney checked in')).toBeVisible();
  await page.getByRole('button', { name: 'Check out' }).click();
  await expect(page.getByText('Not checked out yet')).toHaveCount(0);

  await page.waitForTimeout(Math.max(0, at - Date.now()) + 1_000);
  await page.goto(`/attorney/submit/appearance/result/${id}`);
  await page.getByRole('radio', { name: 'Appeared', exact: true }).check();
  // The times of check-in and check-out are filled in.
  await page.getByLabel('Called').fill(await page.getByLabel('Checked in').inputValue());
  await page.getByRole('radio', { name: 'Continued' }).check();
  await page.getByLabel('Judge sitting').fill('Hon. P. Sorrel');
  await page.getByLabel('Who else appeared').fill('Nobody');
  await page.getByLabel('Next date').fill('2027-08-20');
  await page.getByLabel('Narrative').fill('The court continued the matter.');
  await page.getByRole('button', { name: 'Check before sending' }).click();
  await page.getByRole('button', { name: 'Send report to the firm' }).click();
  await expect(page.getByText('Waiting for approval')).toBeVisible();

  await expect(client.getByText('Report submitted')).toBeVisible();
  await client.goto(`/client/submitted/appearance/${id}`);
  await client.getByRole('button', { name: 'Approve the report' }).click();
  await client.getByRole('dialog').getByRole('button', { name: 'Approve the report' }).click();
  await expect(client.getByText('Report approved')).toBeVisible();
  await expect(page.getByText('Waiting for approval')).toHaveCount(0);
  await expect(page.getByText('Approved').first()).toBeVisible();
  await page.context().close();
});
