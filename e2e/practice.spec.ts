import { siteUrl } from './accounts-steps.ts';
import { pick } from './places-steps.ts';
import { signInAs } from './sign-in.ts';
import { expect, expectAccessible, test } from './test.ts';

const onDay = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

test('an attorney keeps admissions and practice areas @desktop', async ({ page, context }) => {
  await signInAs(context, siteUrl(), 'attorney');
  await page.goto('/attorney/account?tab=practice');
  const bars = page.getByRole('list', { name: 'State bars' });
  await expect(bars).toContainText('Bar number 900123 · Admitted in 2011');
  await expect(bars).toContainText('Ends on');

  await page.getByRole('button', { name: 'Add a district' }).click();
  const form = page.getByRole('form', { name: 'Add a district' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Choose a district')).toBeVisible();
  await form.getByLabel('District').selectOption('Southern District of California');
  await form.getByLabel('Valid until').fill('2019-05-31');
  await form.getByRole('button', { name: 'Save' }).click();
  const districts = page.getByRole('list', { name: 'Federal districts' });
  await expect(districts).toContainText('Expired on May 31, 2019');
  await expect(
    page.getByRole('link', { name: 'An admission of yours has expired.' }),
  ).toBeVisible();
  await expectAccessible(page);

  await districts.getByRole('button', { name: 'Edit Southern District of California' }).click();
  await page.getByLabel('Valid until').fill(onDay(900));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(districts).toContainText('Valid until');
  await districts.getByRole('button', { name: 'Remove Southern District of California' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(districts).not.toContainText('Southern District of California');

  await page.getByLabel('Probate').check();
  await page.getByRole('link', { name: 'My Dashboard' }).first().click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Save practice areas' }).click();
  await expect(page.getByText('Practice areas saved')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Probate')).toBeChecked();
});

test('an attorney says when and from where they work @desktop', async ({ page, context }) => {
  const { token } = await signInAs(context, siteUrl(), 'attorney');
  const headers = { authorization: `Bearer ${token}` };
  const setHours = async (days: object[]) =>
    page.request.put(`${siteUrl()}/v1/attorney/availability/hours`, { headers, data: { days } });
  // Open all week, so that journeys beside this one find their hearings.
  await setHours(
    Array.from({ length: 7 }, (_, weekday) => ({ weekday, starts: '00:00', ends: '23:59' })),
  );

  await page.goto('/attorney/account?tab=availability');
  const sunday = page.getByRole('group', { name: 'Sunday' });
  await sunday.getByLabel('To').fill('00:00');
  await page.getByRole('button', { name: 'Save hours' }).click();
  await expect(sunday.getByText('Should be later')).toBeVisible();
  await sunday.getByLabel('Sunday').uncheck();
  await page.getByRole('button', { name: 'Save hours' }).click();
  await expect(page.getByText('Hours saved')).toBeVisible();
  await setHours([]);

  await page.getByRole('button', { name: 'Add time off' }).click();
  const form = page.getByRole('form', { name: 'Add time off' });
  await form.getByLabel('First day').fill(onDay(301));
  await form.getByLabel('Last day').fill(onDay(300));
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Should not be before the first day')).toBeVisible();
  await form.getByLabel('Last day').fill(onDay(303));
  await form.getByLabel('Note').fill('Bar conference');
  await form.getByRole('button', { name: 'Save' }).click();
  const list = page.getByRole('list', { name: 'Time off' });
  await expect(list).toContainText('Bar conference');
  await expectAccessible(page);
  await list.getByRole('button', { name: /^Remove/ }).click();
  await expect(list).not.toContainText('Bar conference');

  await page.getByRole('tab', { name: 'Where you appear' }).click();
  const home = page.getByRole('combobox', { name: 'Home county' });
  await expect(home).toHaveValue(/County, CA$/);
  await pick(page, 'Home county', 'Yolo County', 'Yolo County, CA');
  await expect(page.getByText('You start from Yolo County, CA')).toBeVisible();
  await page.reload();
  await expect(home).toHaveValue('Yolo County, CA');
});

test('an attorney puts a document on file @phone', async ({ page, context }) => {
  await signInAs(context, siteUrl(), 'attorney');
  await page.goto('/attorney/account?tab=documents');
  await page.getByRole('button', { name: /^(Add|Replace) insurance certificate$/ }).click();
  const form = page.getByRole('form', { name: 'Add insurance certificate' });
  await form.getByRole('button', { name: 'Add insurance certificate' }).click();
  await expect(form.getByText('Add the file')).toBeVisible();
  await expect(form.getByText('Say until when it is valid')).toBeVisible();
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'policy 2027.pdf', mimeType: 'application/pdf', buffer: pdf });
  await form.getByLabel('Valid until').fill(onDay(365));
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Add insurance certificate' }).click();
  const current = page.getByRole('list', { name: 'Insurance certificate on file' });
  await expect(current).toContainText('policy 2027.pdf');
  await expect(current).toContainText('Valid until');
  await page.getByText(/^Earlier ones/).click();
  await expect(page.getByRole('list', { name: 'Earlier: Insurance certificate' })).toBeVisible();
  const download = page.waitForEvent('download');
  await current.getByRole('button', { name: 'Download policy 2027.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('policy 2027.pdf');
  for (const tab of ['practice', 'coverage', 'availability']) {
    await page.goto(`/attorney/account?tab=${tab}`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectAccessible(page);
  }
});
