import { siteUrl } from './accounts-steps.ts';
import { submitByApi } from './attending-steps.ts';
import { signInAs } from './sign-in.ts';
import { expect, expectAccessible, test } from './test.ts';

const photo = {
  name: 'minute-order.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test('@phone an attorney reports from a phone, looks it over, sends and amends it', async ({
  page,
  context,
}) => {
  await signInAs(context, siteUrl(), 'attorney');
  await page.goto('/attorney/submit/results');
  await expect(page.getByText(/Report (due in|overdue by) \d+ /).first()).toBeVisible();
  await page.getByRole('link', { name: 'Ellery Marine v. Foss' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Ellery Marine v. Foss' }),
  ).toBeVisible();

  await page.getByRole('radio', { name: 'Appeared', exact: true }).check();
  await page.getByLabel('Checked in').fill('11:05');
  await page.getByLabel('Called').fill('11:41');
  await page.getByLabel('Out', { exact: true }).fill('11:52');
  await page.getByRole('radio', { name: 'Continued' }).check();
  await page.getByLabel('Judge sitting').fill('Hon. P. Sorrel');
  await page.getByLabel('Who else appeared').fill('R. Bindweed for the defendant');
  await page.getByLabel('Next date').fill('2027-04-23');
  await page.getByLabel('Time, PDT').fill('08:30');
  await page.getByLabel('Kind of hearing').selectOption('Case management conference');
  await page.getByRole('button', { name: 'Add a deadline' }).click();
  await page.getByLabel('What is due').fill('Joint statement');
  await page.getByLabel('By', { exact: true }).fill('2027-04-08');
  await expect(page.getByText('47 minutes. Within')).toBeVisible();
  await page.getByLabel('Take photo').setInputFiles(photo);
  await expect(page.getByText('minute-order.png', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Saved /)).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Judge sitting')).toHaveValue('Hon. P. Sorrel');
  await expect(page.getByText('minute-order.png', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Check before sending' }).click();
  await expect(page.getByText('Tell the firm what happened').last()).toBeVisible();
  await expect(page.getByLabel('Narrative')).toBeFocused();
  await page.getByLabel('Narrative').fill('The court continued the matter.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Check before sending' }).click();
  await expect(page.getByText('Continued to Apr 23, 2027, 8:30 AM PDT')).toBeVisible();
  await expect(page.getByText('8:30 AM PDT, Case management conference')).toBeVisible();
  await expect(page.getByRole('main').getByText('Avery Larkspur')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download minute-order.png' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send report to the firm' }).click();
  await expect(page.getByText('Report sent')).toBeVisible();
  await expect(page.getByText('Waiting for approval')).toBeVisible();
  await expect(page.getByText('its time to answer starts anew')).toBeVisible();

  await page.getByRole('button', { name: 'Amend the report' }).click();
  await page.getByLabel('Why you amend the report').fill('The clerk moved the time.');
  await page.getByLabel('Time, PDT').fill('09:00');
  await page.getByRole('button', { name: 'Check before sending' }).click();
  await page.getByRole('button', { name: 'Send report to the firm' }).click();
  await expect(page.getByText('Continued to Apr 23, 2027, 9:00 AM PDT')).toBeVisible();
  await expect(page.getByText('Version 2')).toBeVisible();
  await expectAccessible(page);
});

test('@desktop a late report is seen as late by the attorney, sent, and by the client', async ({
  page,
  context,
  browser,
}) => {
  const { token } = await signInAs(context, siteUrl(), 'attorney');
  const overdue = /^Report overdue by \d+ (h|days)$/;
  const caption = 'Harrow Tiling v. Penhale';
  await page.goto('/attorney/dashboard');
  const waiting = page.getByRole('listitem').filter({ hasText: caption });
  await expect(waiting.getByText(overdue)).toBeVisible();

  await page.goto('/attorney/submit/results');
  await expect(page.getByText('A report is due 24 hours after the hearing.')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: caption });
  await expect(row.getByText(overdue)).toBeVisible();
  await row.getByRole('link', { name: caption }).click();
  await expect(page.getByRole('heading', { level: 1, name: caption })).toBeVisible();
  await expect(page.getByText(overdue)).toBeVisible();
  await expect(page.getByText(/at the latest 96 hours after you send/)).toBeVisible();
  const id = page.url().split('/').at(-1) ?? '';

  await page.goto(`/attorney/view/case/details/${id}`);
  await expect(
    page.getByText(/^Report overdue by \d+ (h|days)\. It was due .*, 12:30 PM P[DS]T\.$/),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Submit results' }).click();
  // A reload on the way would stay where it was.
  await expect(page).toHaveURL(`/attorney/submit/appearance/result/${id}`);
  await submitByApi(page.request, token, id);
  await page.reload();
  await expect(page.getByText(/, late$/)).toBeVisible();

  const theirs = await browser.newContext({ baseURL: siteUrl() });
  await signInAs(theirs, siteUrl(), 'client');
  const client = await theirs.newPage();
  await client.goto('/client/submitted/appearance?search=harrow');
  await expect(client.getByText(/, late, Avery Larkspur$/)).toBeVisible();
  await client.getByRole('link', { name: caption }).click();
  await expect(client.getByText(/, by Avery Larkspur, late$/)).toBeVisible();
  await expect(client.getByText(/^It was due .*, 12:30 PM P[DS]T\.$/)).toBeVisible();
  await expectAccessible(client);
  await theirs.close();
});

test('@desktop a client finds reports, takes the PDF, rates, and orders the next date', async ({
  page,
  context,
}) => {
  await signInAs(context, siteUrl(), 'client');
  await page.goto('/client/submitted/appearance');
  const table = page.getByRole('table', { name: 'Reports' });
  await page.getByLabel('Outcome').selectOption('settled');
  await expect(table.getByRole('link')).toHaveText(['Sable Point HOA v. Castellan']);
  await page.getByLabel('Outcome').selectOption('');
  await page.getByLabel('Search reports').fill('redstone');
  await expect(page).toHaveURL(/search=redstone/);
  await table.getByRole('link', { name: 'Redstone Freight v. Whitlock' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Redstone/ })).toBeVisible();
  await expect(page.getByText(/^Continued to .*, 1:30 PM P[DS]T, Dept\. 2$/)).toBeVisible();
  await expectAccessible(page);

  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await waiting).suggestedFilename()).toMatch(/^report-\d+\.pdf$/);

  await page.getByRole('radio', { name: '4 stars' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.getByLabel('Comment').fill('Well prepared.');
  await page.getByRole('button', { name: 'Save the rating' }).click();
  await expect(page.getByText('Rating saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: '5 stars' })).toBeChecked();

  await page.getByRole('link', { name: 'Order the next date' }).click();
  await expect(page.getByText('The report says: Trial setting conference.')).toBeVisible();
  await expect(page.getByLabel('Case type')).toHaveValue('Civil');
  await expect(page.getByLabel('Appearance type')).toHaveValue('');
  await expect(page.getByLabel('Department')).toHaveValue('2');
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue('13:30');
  await expectAccessible(page);

  // A kind that can be ordered is chosen already, at its own price.
  await page.goto('/client/submitted/appearance?outcome=granted');
  await table.getByRole('link').first().click();
  await page.getByRole('link', { name: 'Order the next date' }).click();
  await expect(page.getByLabel('Appearance type').locator('option:checked')).toHaveText(
    'Case management conference',
  );
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue('14:00');
  await expect(page.getByRole('complementary', { name: 'Price' })).toContainText(
    'Case management conference',
  );
});

test('@desktop a client disputes a report with a reason', async ({ page, context }) => {
  await signInAs(context, siteUrl(), 'client');
  await page.goto('/client/submitted/appearance?search=tamarack');
  await page.getByRole('link', { name: 'Tamarack Dental v. Quist' }).click();
  await page.getByRole('button', { name: 'Dispute the report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dispute this report?' });
  await dialog.getByRole('button', { name: 'Dispute the report' }).click();
  await expect(dialog.getByText('Please say why')).toBeVisible();
  await dialog.getByLabel('What is not right').fill('The matter was heard in Department 7.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Dispute the report' }).click();
  await expect(
    page.getByText('You disputed it: The matter was heard in Department 7.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve the report' })).toHaveCount(0);
});

test('@desktop another’s report is as if it were not there', async ({ page, context }) => {
  await signInAs(context, siteUrl(), 'client');
  await page.goto('/client/submitted/appearance/0192f0c1-0000-7000-8000-000000000000');
  await expect(page.getByText('There is no such report')).toBeVisible();
  await expectAccessible(page);
});
