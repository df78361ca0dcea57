import { randomUUID } from 'node:crypto';
import { caseTypeCodes, caseTypes } from '@courtside/domain/case-types';
import { siteUrl } from './accounts-steps.ts';
import { orderByApi } from './appearances-steps.ts';
import { office } from './fees-steps.ts';
import {
  asNewClient,
  aTemplate,
  chooseCourt,
  chooseKind,
  expectDraftSaved,
  fillCase,
  fillTime,
  goOn,
  goToStep,
  heading,
  schedule,
  stored,
  workday,
} from './orders-steps.ts';
import { signInWith } from './sign-in.ts';
import { expect, expectAccessible, test } from './test.ts';

const form = '/client/request/appearance';

test('an order in each practice area, from a template @desktop', async ({ page, context }) => {
  test.setTimeout(180_000);
  const client = await asNewClient(context, page);
  const template = await aTemplate(page, client, 'Kern');
  for (const [index, code] of caseTypeCodes.entries()) {
    await page.goto(`/client/request/appearance_from_template/${template}`);
    await expect(page.getByText('Filled in from the template Kern.')).toBeVisible();
    await page.getByLabel('Case type').selectOption({ label: caseTypes[code] });
    await page.getByLabel('Appearance type').selectOption({ index: 1 });
    await fillTime(page, workday(20 + index), '09:30');
    await goToStep(page, 'Review and schedule');
    await expect(page.getByRole('button', { name: /^Schedule for \$/ })).toBeVisible();
    const id = await schedule(page);
    const made = await stored<object>(page, client, `/v1/client/appearance/${id}`);
    expect(made).toMatchObject({ caseType: code, caption: 'Heron Mill v. Thistle' });
  }
});

test('a first order with files and a code @desktop', async ({ page, context, browser }) => {
  const client = await asNewClient(context, page);
  const back = await browser.newContext();
  const code = `OTTER${randomUUID().slice(0, 6).toUpperCase()}`;
  const { send } = await office(back, await back.newPage());
  await send('POST', `${siteUrl()}/v1/admin/coupon`, {
    code,
    discount: { kind: 'amount', cents: 2_500 },
    caseTypes: [],
    minimumCents: 0,
    active: true,
  });
  await back.close();

  await page.goto(form);
  await page.getByRole('button', { name: 'Browse by state and county' }).click();
  await page.getByLabel('State', { exact: true }).selectOption('CA');
  await page.getByLabel('County', { exact: true }).fill('Kern');
  await page.getByRole('option', { name: /^Kern County/ }).click();
  await page.getByRole('combobox', { name: 'Court', exact: true }).click();
  await page
    .getByRole('option', { name: /Superior Court/ })
    .first()
    .click();
  await chooseKind(page, 'Civil', 'Status conference');
  const quote = page.getByRole('region', { name: 'Your quote' });
  await expect(quote.getByText('With enough notice')).toBeVisible();
  await fillTime(page, workday(30), '08:30');
  await expect(page.getByLabel('Expected length in minutes')).toHaveValue('30');
  await expect(quote.getByText('Total')).toBeVisible();

  // What is missing is met in the order of the page, over the steps.
  await goToStep(page, 'Review and schedule');
  await expect(page.getByRole('button', { name: 'Caption is required' })).toBeVisible();
  await page.getByRole('button', { name: /^Schedule for/ }).click();
  await expect(heading(page)).toHaveText('Case and parties');
  await expect(page.getByLabel('Caption')).toBeFocused();
  await expect(page.getByText('Caption is required')).toBeVisible();
  await fillCase(page, 'Otter Creek Freight v. Moonbeam Storage');
  await page.getByLabel('Case number').fill('none yet');
  await expect(page.getByText('A case number usually has digits.')).toBeVisible();
  await page.getByLabel('Case number').press('Enter');
  await expect(heading(page)).toHaveText('Instructions and files');

  await page.getByLabel('Public summary').fill('A short status conference.');
  await page.getByLabel('Files for the attorney').setInputFiles([
    { name: 'notice.txt', mimeType: 'text/plain', buffer: Buffer.from('A notice') },
    { name: 'outline.txt', mimeType: 'text/plain', buffer: Buffer.from('An outline') },
    { name: 'setup.exe', mimeType: 'text/plain', buffer: Buffer.from('MZ') },
  ]);
  await expect(page.getByText('We do not take .exe files.')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss setup.exe' }).click();
  await expect(page.getByLabel('What notice.txt is')).toHaveValue('notice');
  await page.getByLabel('What outline.txt is').selectOption('instruction');
  await expect(page.getByLabel('What outline.txt is')).toHaveValue('instruction');
  await expect(page.getByRole('list', { name: 'Files' }).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await goOn(page, 'Contacts, report and billing');

  await expect(page.getByLabel('Contact', { exact: true })).toHaveValue('Rowan Teasel');
  await page.getByLabel('Firm file number').fill('OCF|7');
  await page.getByLabel('Promotional code').fill('NO-SUCH-CODE');
  await expect(page.getByText('We do not know this code.')).toBeVisible();
  await page.getByLabel('Promotional code').fill(code.toLowerCase());
  await expect(quote.getByText('-$25.00')).toBeVisible();
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expect(page.getByLabel('Firm file number')).toBeFocused();
  await page.getByLabel('Firm file number').fill('OCF-7');
  await goOn(page, 'Review and schedule');
  await expectAccessible(page);
  const id = await schedule(page);
  await expect(page.getByText('Attorneys nearby are told now.')).toBeVisible();
  await expectAccessible(page);
  const made = await stored<object>(page, client, `/v1/client/appearance/${id}`);
  expect(made).toMatchObject({ coupon: code, fileNumber: 'OCF-7', totalCents: 15_000 });
  const { items } = await stored<{ items: { name: string; kind: string }[] }>(
    page,
    client,
    `/v1/client/appearance/${id}/files`,
  );
  expect(items.map(({ name, kind }) => `${name} ${kind}`).toSorted()).toEqual([
    'notice.txt notice',
    'outline.txt instruction',
  ]);
});

test('a deposition elsewhere, across a change of the clocks @desktop', async ({
  page,
  context,
}) => {
  const client = await asNewClient(context, page);
  await page.goto(form);
  await chooseCourt(page, 'circuit court cook county', /Cook/);
  await expect(page.getByText('Central time.')).toBeVisible();
  await chooseKind(page, 'Civil', 'Deposition');
  await fillTime(page, '2027-03-14', '02:30');
  await expect(
    page.getByText('The clocks skip this time on that day in the court’s zone.'),
  ).toBeVisible();
  await expect(page.getByText('This is a Sunday. Please check the date.')).toBeVisible();
  await fillTime(page, '2026-11-14', '09:30');
  await expect(page.getByText('This time has passed.')).toBeVisible();
  await fillTime(page, '2026-11-26', '09:30');
  await expect(page.getByText('Most courts are closed on this day: Thanksgiving')).toBeVisible();
  await fillTime(page, '2027-11-07', '01:30');
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expect(page.getByText('Choose which one is meant.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: /^The second/ }).check();
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expect(page.getByLabel('Witness', { exact: true })).toBeFocused();
  await page.getByLabel('Witness', { exact: true }).fill('Ann Marsh');
  await page.getByLabel('The witness is an expert').check();
  await page.getByLabel('Expected length in hours').fill('3.5');
  await goOn(page, 'Case and parties');
  await fillCase(page, 'Reed v. Hale');
  await goToStep(page, 'Review and schedule');
  await expect(page.getByText('Sunday, Nov 7, 2027, 1:30 AM CST')).toBeVisible();
  const id = await schedule(page);
  const made = await stored<object>(page, client, `/v1/client/appearance/${id}`);
  expect(made).toMatchObject({
    hearingAt: '2027-11-07T07:30:00Z',
    timeZone: 'America/Chicago',
    order: { deposition: { witness: 'Ann Marsh', isExpert: true, expectedHours: 3.5 } },
  });
});

test('an order is left, and gone on with on another device @desktop', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const client = await asNewClient(context, page);
  await page.goto(form);
  await chooseCourt(page, 'superior court kern', /Kern/);
  await goToStep(page, 'Case and parties');
  await page.getByLabel('Caption').fill('Reed v. Hale');
  await expectDraftSaved(page);

  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  await signInWith(other, siteUrl(), client.credentials);
  const elsewhere = await other.newPage();
  await elsewhere.goto(form);
  await expect(elsewhere.getByText('This is the order you left unfinished.')).toBeVisible();
  await expect(elsewhere.getByRole('combobox', { name: 'Court', exact: true })).toHaveValue(/Kern/);
  await goToStep(elsewhere, 'Case and parties');
  await elsewhere.getByLabel('Caption').fill('Reed v. Hale Holdings');
  await expectDraftSaved(elsewhere);

  await page.getByLabel('Case number').fill('BCV-1');
  await expect(page.getByText('This order was changed on another device.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Take the other one' }).click();
  await expect(page.getByLabel('Caption')).toHaveValue('Reed v. Hale Holdings');
  await page.getByLabel('Case number').fill('BCV-2');
  await expectDraftSaved(page);

  await elsewhere.getByLabel('Caption').fill('Reed v. Hale Group');
  await elsewhere.getByRole('button', { name: 'Keep what is here' }).click();
  await expectDraftSaved(elsewhere);
  await other.close();

  // Leaving at once loses nothing either.
  await page.goto(`${form}?step=case`);
  await expect(page.getByLabel('Caption')).toHaveValue('Reed v. Hale Group');
  await page.getByLabel('Caption').fill('Reed v. Hale Trust');
  await page.goto('/client/dashboard');
  await page.goto(form);
  await page.getByRole('button', { name: 'Start anew' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start anew' }).click();
  await expect(page.getByRole('combobox', { name: 'Court', exact: true })).toHaveValue('');
  await page.getByRole('button', { name: 'Bring the old one back' }).click();
  await goToStep(page, 'Case and parties');
  await expect(page.getByLabel('Caption')).toHaveValue('Reed v. Hale Trust');
});

test('a plain order by phone @phone', async ({ page, context }) => {
  await asNewClient(context, page);
  await page.goto(form);
  await chooseCourt(page, 'superior court kern', /Kern/);
  await fillTime(page, workday(25), '08:30');
  await chooseKind(page, 'Civil', 'Status conference');
  await expect(page.getByText('$175.00').filter({ visible: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Details' }).click();
  await expect(page.getByRole('dialog').getByText('If your plans change')).toBeVisible();
  await page.keyboard.press('Escape');
  await goOn(page, 'Case and parties');
  await fillCase(page, 'Reed v. Hale');
  await expectAccessible(page);
  await goOn(page, 'Instructions and files');
  await expectAccessible(page);
  await goOn(page, 'Contacts, report and billing');
  await expectAccessible(page);
  await goOn(page, 'Review and schedule');
  await expectAccessible(page);
  await schedule(page);
  await expectAccessible(page);
});

test('an order again, its change at a new price, and a template of it @desktop', async ({
  page,
  context,
  request,
}) => {
  const client = await asNewClient(context, page);
  const token = client.headers.authorization.slice('Bearer '.length);
  const { id: earlier } = await orderByApi(request, token);
  await page.goto(`${form}?again=${earlier}`);
  await expect(page.getByText('files are not carried over')).toBeVisible();
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue('');
  await fillTime(page, workday(28), '13:30');
  await goToStep(page, 'Review and schedule');
  const id = await schedule(page);

  await page.goto(`/client/edit/appearance/${id}`);
  await page.getByLabel('Judge').fill('Hon. A. Reed');
  await page.getByLabel('Appearance type').selectOption({ label: 'Deposition' });
  const price = page.getByRole('region', { name: 'Price', exact: true });
  await expect(price.getByText('It was $175.00.')).toBeVisible();
  await expect(price.getByText('You pay more')).toBeVisible();
  await expect(price.getByText('$420.00')).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByLabel('Witness', { exact: true })).toBeFocused();
  await page.getByLabel('Witness', { exact: true }).fill('Ann Marsh');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Changes saved')).toBeVisible();
  await expect(page).toHaveURL(`/client/view/case/details/${id}`);
  const changed = await stored<object>(page, client, `/v1/client/appearance/${id}`);
  expect(changed).toMatchObject({ totalCents: 59_500, order: { judge: 'Hon. A. Reed' } });

  await page.goto(`/client/request/template_from_appearance/${id}`);
  await page.getByLabel('Name of the template').fill('');
  await page.getByRole('button', { name: 'Save template' }).click();
  await expect(page.getByLabel('Name of the template')).toBeFocused();
  await page.getByLabel('Name of the template').fill('Depositions');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save template' }).click();
  await expect(page.getByText('Depositions saved')).toBeVisible();
  await expect(page).toHaveURL(/\/client\/view\/template\/details\/[\w-]+$/);
  const template = new URL(page.url()).pathname.split('/').at(-1);

  const editor = `/client/request/template_from_appearance?template=${template}`;
  const colleague = await context.newPage();
  await Promise.all([page.goto(editor), colleague.goto(editor)]);
  await colleague.getByLabel('Judge').fill('Hon. B. Marsh');
  await colleague.getByRole('button', { name: 'Save template' }).click();
  await expect(colleague.getByText('Depositions saved')).toBeVisible();
  await page.getByLabel('Judge').fill('Hon. C. Hale');
  await page.getByRole('button', { name: 'Save template' }).click();
  await page.getByRole('button', { name: 'Load what is stored' }).click();
  await expect(page.getByLabel('Judge')).toHaveValue('Hon. B. Marsh');

  const canceled = { headers: client.headers, data: { expectedFeeCents: 0 } };
  await page.request.post(`${siteUrl()}/v1/client/appearance/${earlier}/cancel`, canceled);
  await page.goto(`/client/edit/appearance/${earlier}`);
  await expect(page.getByText('Its coverage was canceled.')).toBeVisible();
});

test('the price changes under the form @desktop', async ({ page, context, browser, baseURL }) => {
  await asNewClient(context, page);
  const back = await browser.newContext({ baseURL: baseURL ?? '' });
  const { addType, setFee, changeFee } = await office(back, await back.newPage());
  const type = await addType();
  const fee = await setFee(type, 20_000);

  await page.goto(form);
  await chooseCourt(page, 'Stanley Mosk', /Mosk/);
  await chooseKind(page, 'Civil', type.name);
  await fillTime(page, workday(22), '10:00');
  await goOn(page, 'Case and parties');
  await fillCase(page, 'Reed v. Hale');
  await goToStep(page, 'Review and schedule');
  await expect(page.getByRole('button', { name: 'Schedule for $200.00' })).toBeVisible();
  await changeFee(fee, 21_000);
  await page.getByRole('button', { name: 'Schedule for $200.00' }).click();
  const dialog = page.getByRole('dialog', { name: 'The price has changed' });
  await expect(dialog.getByText('$200.00')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Schedule for $210.00' }).click();
  await expect(heading(page)).toHaveText('Your appearance is scheduled');
  await expect(page.getByText('$210.00')).toBeVisible();
  await back.close();
});
