import { siteUrl } from './accounts-steps.ts';
import { acceptByApi, cancelByApi, offerLinksInMail, orderToAttend } from './attending-steps.ts';
import { sessionOf, signInAs } from './sign-in.ts';
import { expect, expectAccessible, test } from './test.ts';

const noAppearance = '0192f0c1-0000-7000-8000-000000000000';

test('an attorney takes what a client ordered, and both see it @desktop', async ({
  page,
  context,
  browser,
  request,
}) => {
  const theirs = await browser.newContext({ baseURL: siteUrl() });
  const { token } = await signInAs(theirs, siteUrl(), 'client');
  const { id, caption } = await orderToAttend(request, token);
  const client = await theirs.newPage();
  await client.goto(`/client/view/case/details/${id}`);
  await expect(client.getByText('Finding an attorney')).toBeVisible();

  await signInAs(context, siteUrl(), 'attorney');
  await page.goto('/attorney/available/appearance?caseType=Civil');
  await expect(page.getByRole('region', { name: 'Appearances you can take' })).toBeVisible();
  await page
    .getByRole('link', { name: /^Kern County, CA: \d/ })
    .first()
    .click();
  await expect(page).toHaveURL(/county=06029/);
  await expectAccessible(page);
  await page.getByText('Calendar', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'Calendar' })).toBeVisible();

  await page.goto(`/attorney/view/available/appearance/${id}`);
  await expect(page.getByText('Short and uncontested.')).toBeVisible();
  await expect(page.getByText('Imogen Teasel')).toBeVisible();
  await expect(page.getByText('Ask for a date after the holidays.')).toHaveCount(0);
  await expectAccessible(page);
  const accept = page.getByRole('button', { name: /^Accept for \$/ });
  await accept.click();
  await expect(page.getByText('Please confirm first that you have no conflict.')).toBeVisible();
  await page.getByLabel('I have checked, and I have no conflict with any of them.').check();
  await accept.click();
  const dialog = page.getByRole('dialog', { name: 'Accept this appearance?' });
  await expect(dialog.getByText(/You can give it back until/)).toBeVisible();
  await dialog.getByRole('button', { name: /^Accept for \$/ }).click();
  await expect(page).toHaveURL(new RegExp(`/attorney/view/case/details/${id}\\?accepted`));
  await expect(page.getByText('It is yours.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: caption })).toBeVisible();
  await expect(page.getByText('Ask for a date after the holidays.')).toBeVisible();
  await expectAccessible(page);

  await client.reload();
  await expect(client.getByText('An attorney accepted')).toBeVisible();
  await expect(client.getByText('Avery Larkspur').first()).toBeVisible();
  await theirs.close();

  // An old mail leads to what became of it.
  await page.goto(`/attorney/view/available/appearance/${id}`);
  await expect(page).toHaveURL(new RegExp(`/attorney/view/case/details/${id}`));
});

test('whoever comes too late is told why, and where to go on @desktop', async ({
  page,
  context,
  request,
}) => {
  const { token } = await sessionOf(siteUrl(), 'client');
  const { id } = await orderToAttend(request, token);
  await signInAs(context, siteUrl(), 'attorney');
  await page.goto(`/attorney/view/available/appearance/${id}`);
  await page.getByLabel('I have checked, and I have no conflict with any of them.').check();
  await page.getByRole('button', { name: /^Accept for \$/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await cancelByApi(request, token, id);
  await expect(page.getByText('The client has canceled this appearance.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: 'View Available Appearances' })
    .last()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Available appearances');
});

test('an attorney rejects on screen or by a mail, and thinks again @desktop', async ({
  page,
  context,
  request,
}) => {
  const { token: clientToken } = await sessionOf(siteUrl(), 'client');
  const { id } = await orderToAttend(request, clientToken);
  const { accept, reject } = await offerLinksInMail(request, id);
  await signInAs(context, siteUrl(), 'attorney');

  await page.goto(accept);
  await expect(page).toHaveURL(new RegExp(`/attorney/view/available/appearance/${id}`));
  await page.getByRole('button', { name: 'Reject' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject this appearance?' });
  await dialog.getByLabel(/^Reason/).fill('Too far.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(page).toHaveURL(/\/attorney\/available\/appearance$/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('It is among your available appearances again')).toBeVisible();

  await page.goto(reject);
  await expect(page).toHaveURL(new RegExp(`available/appearance\\?rejected=?&selectedId=${id}`));
  const row = page.getByRole('listitem').filter({ has: page.locator(`a[href$="${id}"]`) });
  await row.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('It is among your available appearances again')).toBeVisible();
  await expect(row).toHaveCount(0);

  await page.goto(reject.replace(/[\w-]+$/, noAppearance));
  await expect(page.getByText('Appearance rejection error')).toBeVisible();
  await cancelByApi(request, clientToken, id);
  await page.goto(reject);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Appearance rejection error');
  await expect(page.getByText('The client has canceled this appearance.')).toBeVisible();
  await expectAccessible(page);
  for (const link of ['/appearance/accept', '/appearance/reject']) {
    await page.goto(link);
    await expect(page).toHaveURL(`${siteUrl()}/`);
  }
});

test('an attorney reports a problem, and gives an appearance back @desktop', async ({
  page,
  context,
  request,
}) => {
  const { token: clientToken } = await sessionOf(siteUrl(), 'client');
  const { token } = await signInAs(context, siteUrl(), 'attorney');
  const { id, caption } = await orderToAttend(request, clientToken);
  await acceptByApi(request, token, id);
  await page.goto('/attorney/manage/appearance');
  await page.getByLabel('Search appearances').fill(caption);
  await expect(page).toHaveURL(/search=/);
  await page.getByRole('table').getByRole('link', { name: caption }).click();

  await page.getByRole('button', { name: 'Report a problem' }).click();
  const problem = page.getByRole('dialog', { name: 'Report a problem' });
  await problem.getByRole('button', { name: 'Report it' }).click();
  await expect(problem.getByText('Please say what happened')).toBeVisible();
  await problem.getByLabel('What is it about?').selectOption('instructions');
  await problem.getByLabel('What happened?').fill('The file is missing.');
  await problem.getByRole('button', { name: 'Report it' }).click();
  await expect(page.getByText('Reported. An administrator has been told.')).toBeVisible();

  await page.getByRole('button', { name: 'Give it back' }).click();
  const release = page.getByRole('dialog', { name: 'Give this appearance back?' });
  await expect(
    release.getByText(/You can do this until .* Later you can only report/),
  ).toBeVisible();
  await expectAccessible(page);
  await release.getByRole('button', { name: 'Give it back' }).click();
  await expect(page).toHaveURL(/\/attorney\/manage\/appearance$/);
  await page.goto(`/attorney/view/case/details/${id}`);
  await expect(page.getByText('There is no such appearance')).toBeVisible();
});

test('an attorney attends with a phone in hand @phone', async ({ page, context, request }) => {
  const { token: clientToken } = await sessionOf(siteUrl(), 'client');
  const { token } = await signInAs(context, siteUrl(), 'attorney');
  await page.goto('/attorney/available/appearance');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.getByText('Map', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'Appearances you can take' })).toBeVisible();
  await expectAccessible(page);

  const { id } = await orderToAttend(request, clientToken, {
    at: Date.now() + 2 * 3_600_000,
  });
  await acceptByApi(request, token, id);
  await context.grantPermissions(['geolocation'], { origin: siteUrl() });
  await context.setGeolocation({ latitude: 35.37, longitude: -119.02, accuracy: 12 });
  await page.goto(`/attorney/view/case/details/${id}`);
  await expect(page.getByRole('link', { name: '(555) 010-0142' })).toHaveAttribute(
    'href',
    'tel:5550100142',
  );
  const sent = page.waitForRequest(/check-in$/);
  await page.getByRole('button', { name: 'Check in' }).click();
  expect((await sent).postDataJSON()).toEqual({
    place: { lat: 35.37, lon: -119.02, accuracyMeters: 12 },
  });
  await expectAccessible(page);
  await context.clearPermissions();
  const left = page.waitForRequest(/check-out$/);
  await page.getByRole('button', { name: 'Check out' }).click();
  expect((await left).postDataJSON()).toEqual({ place: null });
  await expect(page.getByText('Not checked out yet')).toHaveCount(0);
  await expect(page.getByText(/too late to give it back/)).toBeVisible();
});
