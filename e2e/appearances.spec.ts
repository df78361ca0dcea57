import { siteUrl } from './accounts-steps.ts';
import { findByApi, moveHearing, orderByApi, proposeByApi } from './appearances-steps.ts';
import { sessionOf, signInAs } from './sign-in.ts';
import { expect, expectAccessible, test } from './test.ts';

test('a client finds work by status, words and place', async ({ page, context }) => {
  await signInAs(context, siteUrl(), 'client');
  await page.goto('/client/manage/appearance');
  const table = page.getByRole('table', { name: 'Appearances' });
  await page.getByRole('tab', { name: /^Reported/ }).click();
  await expect(page).toHaveURL(/status=reported/);
  await expect(table.getByRole('link', { name: 'Ashgrove Capital v. Lindqvist' })).toBeVisible();
  await expect(table.getByText('Estate of Marguerite Voss')).toHaveCount(0);

  await page.getByRole('tab', { name: /^All/ }).click();
  await page.getByLabel('Search appearances').fill('a-26-884120');
  await expect(table.getByRole('link')).toHaveText(['Northgate Leasing v. Brandt']);
  await page.getByLabel('Search appearances').fill('nothing like this');
  await expect(page.getByText('No appearances match')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  const fold = page.getByRole('button', { name: 'Filters', exact: true });
  if (await fold.isVisible()) await fold.click();
  await page.getByLabel('State', { exact: true }).selectOption('NV');
  await expect(table.getByRole('link', { name: 'Brightwater Supply v. Odell' })).toBeVisible();
  await expect(table.getByText('Kestrel Roofing v. Danforth')).toHaveCount(0);
});

test('a client looks at an order and cancels it for the fee that is shown', async ({
  page,
  context,
  request,
}) => {
  const { token } = await signInAs(context, siteUrl(), 'client');
  const { id, caption } = await orderByApi(request, token);
  await page.goto(`/client/view/case/details/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: caption })).toBeVisible();
  await expect(page.getByText('Finding an attorney')).toBeVisible();
  await expect(page.getByText('Ask for a trial date after November 2.')).toBeVisible();
  await expect(page.getByText('There are no files yet.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Cancel coverage' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this coverage?' });
  await expect(dialog.getByText('It costs nothing now.')).toBeVisible();
  await expect(dialog.getByText('This does not cancel the hearing itself.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep coverage' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel coverage' }).click();
  await expect(dialog.getByText('$0.00')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel coverage' }).click();
  await expect(page.getByText('Coverage canceled').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel coverage' })).toHaveCount(0);
  await expect(page.getByText('Cancellation fee')).toBeVisible();
  await expectAccessible(page);
});

test('another’s appearance is as if it were not there @desktop', async ({ page, context }) => {
  await signInAs(context, siteUrl(), 'client');
  await page.goto('/client/view/case/details/0192f0c1-0000-7000-8000-000000000000');
  await expect(page.getByText('There is no such appearance')).toBeVisible();
  await expectAccessible(page);
});

test('a hearing is found on the calendar by mouse and keys @desktop', async ({
  page,
  context,
  request,
}) => {
  const { token } = await signInAs(context, siteUrl(), 'client');
  const { id, caption } = await orderByApi(request, token);
  await page.goto(`/client/manage/appearance?search=${encodeURIComponent(caption)}`);
  await page.getByText('Calendar', { exact: true }).click();
  await expect(page).toHaveURL(/view=calendar/);
  const month = page.getByRole('region', { name: 'Calendar' });
  const day = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 7);
  await page.goto(
    `/client/manage/appearance?view=calendar&month=${day}&search=${encodeURIComponent(caption)}`,
  );
  const hearing = month.getByRole('link', { name: caption });
  await expect(hearing).toContainText(/9:30 AM P[SD]T/);
  await expect(hearing).toContainText('Open');
  await expectAccessible(page);
  await hearing.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/client/view/case/details/${id}$`));

  await page.goBack();
  const before = await month.getByRole('heading', { level: 2 }).textContent();
  await month.locator('button').last().click();
  await expect(month.getByRole('heading', { level: 2 })).not.toHaveText(before ?? '');
  await expect(page).toHaveURL(/month=\d{4}-\d{2}/);
  await expect(page).toHaveURL(/search=/);
});

test('the calendar is a list of days on a phone @phone', async ({ page, context }) => {
  await signInAs(context, siteUrl(), 'client');
  const seeded = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 7);
  await page.goto(`/client/manage/appearance?view=calendar&month=${seeded}`);
  const hearing = page.getByRole('link', { name: 'Willowmere Dental v. Soto' });
  await expect(hearing).toContainText('No-show');
  await expectAccessible(page);
  await hearing.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Willowmere Dental v. Soto');
});

test('files are added with their kind, and taken back @desktop', async ({
  page,
  context,
  request,
}) => {
  const { token } = await signInAs(context, siteUrl(), 'client');
  const { id } = await orderByApi(request, token);
  await page.goto(`/client/view/case/details/${id}`);
  const text = (words: string) => Buffer.from(`${words}\n`.repeat(50));
  await page.getByLabel('Files to add', { exact: true }).setInputFiles([
    { name: 'notice of hearing.txt', mimeType: 'text/plain', buffer: text('Notice') },
    { name: 'scan.txt', mimeType: 'text/plain', buffer: text('Scan') },
    { name: 'nothing.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) },
  ]);
  await expect(page.getByLabel('Kind of notice of hearing.txt')).toHaveValue('notice');
  await page.getByLabel('Kind of scan.txt').selectOption('Exhibit');
  await expect(page.getByText('The file is empty.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Leave out nothing.txt' }).click();
  await page.getByRole('button', { name: 'Send 2 files' }).click();
  const table = page.getByRole('table', { name: 'Files' });
  await expect(table.getByRole('row', { name: /^notice of hearing.txt/ })).toContainText('Notice');
  await expect(table.getByRole('row', { name: /^scan.txt/ })).toContainText('Exhibit');
  await expect(page.getByRole('button', { name: /^Send/ })).toHaveCount(0);

  const archive = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all' }).click();
  expect((await archive).suggestedFilename()).toMatch(/^appearance-\d+-files\.zip$/);
  await table.getByRole('button', { name: 'Remove scan.txt' }).click();
  await page.getByRole('button', { name: 'Remove the file' }).click();
  await expect(page.getByText('scan.txt removed')).toBeVisible();
  await expect(table.getByText('scan.txt')).toHaveCount(0);
});

test('canceling what an attorney holds costs more the nearer the hearing is @desktop', async ({
  page,
  context,
  request,
}) => {
  const { token } = await signInAs(context, siteUrl(), 'client');
  const { id } = await findByApi(request, token, 'Kestrel Roofing v. Danforth');
  const dialog = page.getByRole('dialog', { name: 'Cancel this coverage?' });
  for (const { hours, words } of [
    { hours: 30, words: 'It costs nothing now.' },
    { hours: 12, words: 'At this hour it costs 50% of the price.' },
    { hours: 3, words: 'At this hour it costs 100% of the price.' },
  ]) {
    await moveHearing(request, token, { id, hours });
    await page.goto(`/client/view/case/details/${id}`);
    await page.getByRole('button', { name: 'Cancel coverage' }).click();
    await expect(dialog.getByText(words)).toBeVisible();
  }
  const fee = await dialog.getByText('Cancellation fee').locator('..').locator('dd').textContent();
  await dialog.getByRole('button', { name: 'Cancel coverage' }).click();
  await expect(page.getByText('Coverage canceled').first()).toBeVisible();
  const kept = page.getByText('Cancellation fee').locator('..').locator('dd');
  await expect(kept).toHaveText(fee ?? '');
  await expect(page.getByText('Total', { exact: true }).locator('..').locator('dd')).toHaveText(
    fee ?? '',
  );
});

test('the dashboard leads to what waits @desktop', async ({ page, context }) => {
  await signInAs(context, siteUrl(), 'client');
  await page.goto('/client/dashboard');
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await expect(
    waiting.getByText('Fairmont Storage v. Ibarra', { exact: false }).first(),
  ).toBeVisible();
  const coverage = page.getByRole('region', { name: 'Coverage by month' });
  await expect(coverage.getByText(/hearings in twelve months: \d+ covered/)).toBeVisible();
  await coverage.getByText('As a table').click();
  await expect(coverage.getByRole('columnheader', { name: 'Not covered' })).toBeVisible();
  await expect(coverage.locator('svg.recharts-surface').first()).toBeVisible();
  await waiting.getByRole('link', { name: /Read the report, Ashgrove/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ashgrove Capital v. Lindqvist');
  await page.goBack();
  await page.getByRole('link', { name: 'Not sent out yet' }).click();
  await expect(page).toHaveURL(/status=payment_due/);
  await expect(page.getByRole('link', { name: 'Brightwater Supply v. Odell' })).toBeVisible();
});

test('a client agrees to a higher fee, and an old mail says what became of it @desktop', async ({
  page,
  context,
  request,
}) => {
  const { token: adminToken } = await sessionOf(siteUrl(), 'admin');
  const { token } = await signInAs(context, siteUrl(), 'client');
  const { id, totalCents } = await orderByApi(request, token);
  const first = await proposeByApi(request, adminToken, {
    id,
    clientTotalCents: totalCents + 4000,
  });
  await page.goto(`/client/view/case/details/${id}?proposal=${first.id}`);
  const proposed = page.getByRole('region', { name: 'A higher fee is proposed' });
  await expect(proposed.getByText('The roads are closed.')).toBeVisible();
  await expect(proposed.getByText('$40.00')).toBeVisible();
  await expectAccessible(page);

  // Replaced while the client thinks it over.
  await proposeByApi(request, adminToken, { id, clientTotalCents: totalCents + 5000 });
  await proposed.getByRole('button', { name: 'Keep the fee' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Keep the fee' }).click();
  await expect(page.getByText(/This proposal does not stand any more\./)).toBeVisible();
  await expect(proposed.getByText('$50.00')).toBeVisible();
  await proposed.getByRole('button', { name: /^Agree to \$/ }).click();
  await dialog.getByRole('button', { name: /^Agree to \$/ }).click();
  await expect(page.getByText(/Attorneys are asked again$/)).toBeVisible();
  await expect(proposed).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/details/${id}$`));

  await page.goto(`/client/view/case/details/${id}?proposal=${first.id}`);
  await expect(page.getByText('The proposal you were sent does not stand any more.')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.ics$/);
});

test('a link that is followed while a search waits is not held back by it @desktop', async ({
  page,
  context,
}) => {
  await signInAs(context, siteUrl(), 'client');
  await page.goto('/client/manage/appearance');
  const link = page.getByRole('link', { name: 'Kestrel Roofing v. Danforth' }).first();
  await link.waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  // Within the page: a driver on the way would be slower than the pause of the search.
  await link.evaluate((element: HTMLElement) => {
    const box = document.querySelector<HTMLInputElement>('input[type=search]');
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    value?.set?.call(box, 'kestrel');
    box?.dispatchEvent(new Event('input', { bubbles: true }));
    setTimeout(() => element.click(), 250);
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kestrel Roofing v. Danforth');
  await expect(page).toHaveURL(/\/client\/view\/case\/details\/[^?]+$/);
});
