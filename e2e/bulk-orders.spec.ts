import { randomUUID } from 'node:crypto';
import { anArchive } from '@courtside/api/testing/sample-files';
import { closedDayWarning } from '@courtside/domain/calendar';
import type { Page } from '@playwright/test';
import { siteUrl } from './accounts-steps.ts';
import { signInAs } from './sign-in.ts';
import { expect, expectAccessible, test } from './test.ts';

const headings =
  'Style,Case number,State,County,Court,Hearing date,Time,Case type,Hearing type,How,Our client,Side,Parties,File number';

function nextCourtDay(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return closedDayWarning(day) ? nextCourtDay(days + 1) : day;
}
const day = nextCourtDay(21);

interface Hearing {
  caption: string;
  court: string;
  time: string;
  file: string;
}

const line = ({ caption, court, time, file }: Hearing) =>
  `${caption},BCV-26-${file},CA,Kern,"${court}",${day},${time},Civil,Status conference,In person,Heron Mill LLC,Plaintiff,Heron Mill LLC (plaintiff); Rowan Thistle (defendant),${file}`;

async function handIn(page: Page, ...hearings: Hearing[]): Promise<void> {
  await page.getByLabel('File of hearings').setInputFiles({
    name: 'hearings.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([headings, ...hearings.map(line)].join('\r\n')),
  });
  await expect(page.getByRole('heading', { name: '2. Name the columns' })).toBeVisible();
}

async function aCourtOfKern(page: Page): Promise<string> {
  const answer = await page.request.get(
    `${siteUrl()}/v1/court?search=superior%20court%20kern&limit=1`,
  );
  const { items } = (await answer.json()) as { items: { name: string }[] };
  return items[0]?.name ?? '';
}

test('bulk orders: a file with errors is mended and ordered with its documents @desktop', async ({
  page,
  context,
}) => {
  await signInAs(context, siteUrl(), 'client');
  const mark = randomUUID().slice(0, 8);
  const court = await aCourtOfKern(page);
  const first = { caption: `Heron ${mark} v. Thistle`, court, time: '8:30 AM', file: `F1${mark}` };
  const second = { caption: `Mill ${mark} v. Thistle`, court, time: '1:30 PM', file: `F2${mark}` };
  await page.goto('/client/manage/appearance');
  await page.getByRole('link', { name: 'Order in bulk' }).click();
  const template = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the template' }).click();
  expect((await template).suggestedFilename()).toBe('hearings-template.csv');

  await handIn(page, first, { ...second, court: 'Kern Castle', time: '1:30' });
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText('Choose a column').first()).toBeVisible();
  await page.getByLabel('Caption').selectOption('Style');
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText('1 line cannot be ordered.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('We know no “Kern Castle” in Kern County, CA.')).toBeVisible();
  await expect(page.getByText('Say whether 1:30 is AM or PM')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Order \d/ })).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Choose another file' }).click();
  await handIn(page, first, second);
  await expect(page.getByLabel('Caption')).toHaveValue('0');
  await page.getByRole('button', { name: 'Add a ZIP of documents' }).click();
  await page.getByLabel('ZIP of documents').setInputFiles({
    name: 'documents.zip',
    mimeType: 'application/zip',
    buffer: await anArchive({
      [`F1${mark}/notice.txt`]: 'Notice of hearing',
      'stray.txt': 'Belongs to nobody',
    }),
  });
  await expect(page.getByText('documents.zip, 2 files')).toBeVisible();
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText('No errors. Nothing is ordered yet.')).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByText('1 of 2 go with their hearings, 1 have none')).toBeVisible();
  await page.getByRole('button', { name: /^Order 2 appearances for \$/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('1 document of your ZIP has no hearing')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Order 2 appearances for \$/ }).click();
  await expect(page.getByText(/^Done: 2 appearances ordered for \$/)).toBeVisible({
    timeout: 30_000,
  });
  await expectAccessible(page);
  await page.getByRole('link', { name: first.caption }).click();
  await expect(page).toHaveURL(/\/client\/view\/case\/details\//);
  await expect(page.getByText('notice.txt', { exact: true })).toBeVisible();
});
