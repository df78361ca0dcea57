import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { siteUrl } from './accounts-steps.ts';
import { signInAs } from './sign-in.ts';
import { expect, expectAccessible, test } from './test.ts';

const headings = 'Courthouse,Type,Level,State,Where it is,Town,Case types';
const line = (court: string, kind: string) => `${court},${kind},general,CA,06037,Long Beach,Civil`;

async function handIn(page: Page, ...lines: string[]): Promise<void> {
  await page.getByLabel('File of courts').setInputFiles({
    name: 'courts.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([headings, ...lines].join('\r\n')),
  });
  await expect(page.getByRole('heading', { name: '2. Name the columns' })).toBeVisible();
}

async function nameCounty(page: Page): Promise<void> {
  await page.getByLabel('County').selectOption('Where it is');
  await page.getByRole('button', { name: 'Check the file' }).click();
}

/** Every court of a file that is fine, and what the page says when they are written. */
async function write(page: Page, count: number): Promise<void> {
  await expect(page.getByText('No errors and no duplicates.')).toBeVisible({ timeout: 30_000 });
  // Another person, or the same one later, finds it as it was left.
  await page.reload();
  await page.getByRole('button', { name: `Write ${count} courts` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(`${count} courts will be added and 0 changed.`)).toBeVisible();
  await dialog.getByRole('button', { name: `Write ${count} courts` }).click();
  await expect(page.getByText(`Done: ${count} courts added, 0 changed.`)).toBeVisible({
    timeout: 30_000,
  });
}

test('court upload: an admin uploads courts with errors, fixes them, uploads again', async ({
  page,
  context,
}) => {
  await signInAs(context, siteUrl(), 'admin');
  const name = `Harbor Annex ${randomUUID().slice(0, 8)}`;
  const hostile = `<img src=x onerror=alert(1)> ${name}`;
  await page.goto('/admin/upload_court');
  await handIn(page, line(name, 'castle'), line(hostile, 'state'));
  await expect(page).toHaveURL(/\?upload=/);
  await expect(page.getByLabel('Court name')).toHaveValue('0');
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText('Choose a column')).toBeVisible();
  await expectAccessible(page);
  await nameCounty(page);

  await expect(page.getByText('1 line cannot be written.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('“castle” is not a kind of court we know')).toBeVisible();
  await expect(page.getByText(hostile)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Write/ })).toHaveCount(0);
  await page.getByText('Errors 1').click();
  await expect(page).toHaveURL(/outcome=error/);
  await expect(page.getByText(hostile)).toBeHidden();
  await expectAccessible(page);
  const faulty = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the faulty lines' }).click();
  expect((await faulty).suggestedFilename()).toBe('courts-to-mend.csv');

  await page.getByRole('button', { name: 'Choose another file' }).click();
  await handIn(page, line(name, 'State court'), line(`${name} West`, 'municipal'));
  await nameCounty(page);
  await write(page, 2);
  await page.getByRole('link', { name: 'See the courts and tell attorneys' }).click();
  await expect(page).toHaveURL(/\/admin\/manage_court/);
  await expect(page.getByRole('link', { name: `Edit ${name} West` })).toBeVisible();
});

test('court upload: a limited admin starts from the template and writes courts @desktop', async ({
  page,
  context,
}) => {
  await signInAs(context, siteUrl(), 'admin_limited');
  const name = `Hill Annex ${randomUUID().slice(0, 8)}`;
  await page.goto('/admin/upload_court');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the template' }).click();
  expect((await download).suggestedFilename()).toBe('courts-template.csv');
  await handIn(page, line(name, 'state'), line(`${name} East`, 'US District Court'));
  await nameCounty(page);
  await write(page, 2);
  await expectAccessible(page);
});

test('court upload: a file that is no table is refused in plain words @desktop', async ({
  page,
  context,
}) => {
  await signInAs(context, siteUrl(), 'admin');
  await page.goto('/admin/upload_court');
  await page.getByLabel('File of courts').setInputFiles({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]),
  });
  await expect(page.getByText('Nothing was kept of it.')).toBeVisible();
  await expectAccessible(page);
});
