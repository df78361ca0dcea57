import { siteUrl } from './accounts-steps.ts';
import { addCourtByApi, newName, pick } from './places-steps.ts';
import { signInAs } from './sign-in.ts';
import { expect, expectAccessible, test } from './test.ts';

// Each announcement takes all new courts, whoever added them: two at once would take each other's.
test('attorneys are told of a new court and add it with one click @desktop', async ({
  page,
  context,
  browser,
}) => {
  const { token } = await signInAs(context, siteUrl(), 'admin_limited');
  const court = newName('Gilded Acorn Court');
  await addCourtByApi(page, token, {
    name: court,
    county: '06029',
    timeZone: 'America/Los_Angeles',
  });

  await page.goto('/admin/manage_court');
  await page.getByRole('button', { name: 'Tell the attorneys' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Each gets one mail')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Tell the attorneys' }).click();
  await expect(page.getByText(/attorneys? will hear of \d+ new courts?$/)).toBeVisible();

  await expect(async () => {
    const outbox = await (await page.request.get('/dev/mail')).text();
    const told = outbox.split('<tr>').filter((row) => row.includes('attorney@courtside.test'));
    expect(told.some((row) => /new court/i.test(row))).toBe(true);
  }).toPass({ timeout: 20_000 });

  const visitor = await browser.newContext({ baseURL: siteUrl() });
  await signInAs(visitor, siteUrl(), 'attorney');
  const attorney = await visitor.newPage();
  await attorney.goto('/attorney/account?courts=new');
  await expect(attorney.getByText(/new courts? where you appear$/)).toBeVisible();
  await expect(attorney.getByText(court)).toBeVisible();
  await expectAccessible(attorney);
  await attorney.getByRole('button', { name: /^Add \d+ courts?$/ }).click();
  await expect(attorney.getByText(/courts? added$/)).toBeVisible();
  await expect(attorney.getByText(/new courts? where you appear$/)).toHaveCount(0);
  await expect(attorney.getByRole('list', { name: 'Your courts' })).toContainText(court);
  await visitor.close();
});

test('an attorney names counties and courts, and takes a removal back', async ({ page, context }, {
  project,
}) => {
  const county = project.name === 'phone' ? 'Inyo' : 'Alpine';
  const court = `Superior Court of California, County of ${county}`;
  await signInAs(context, siteUrl(), 'attorney');
  await page.goto('/attorney/account?tab=coverage');
  const states = page.getByRole('list', { name: 'Your states' });
  await expect(states).toContainText('California');
  await expect(states).toContainText('Nevada');
  await pick(page, 'Add a county', `${county} county ca`, '');
  const counties = page.getByRole('list', { name: 'Your counties' });
  await expect(counties).toContainText(`${county} County, CA`);

  await pick(page, 'Add a court', court, '');
  const courts = page.getByRole('list', { name: 'Your courts' });
  await expect(courts).toContainText(court);
  await expectAccessible(page);

  await courts.getByRole('button', { name: `Remove ${court}` }).click();
  await expect(page.getByText(`${court} is removed`)).toBeVisible();
  await expect(courts).not.toContainText(court);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(courts).toContainText(court);

  await counties.getByRole('button', { name: `Remove ${county} County, CA` }).click();
  await expect(counties).not.toContainText(`${county} County, CA`);
  await page.reload();
  await expect(courts).toContainText(court);
  await expect(counties).not.toContainText(`${county} County, CA`);
});

test('a map shows what is covered, and follows what is added @desktop', async ({
  page,
  context,
}) => {
  const { token } = await signInAs(context, siteUrl(), 'attorney');
  const removed = await page.request.delete('/v1/attorney/managed/county/04015', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(removed.ok()).toBe(true);
  await page.goto('/attorney/account?tab=coverage');
  await page.getByText('As a list').click();
  const listed = page.getByRole('list', { name: 'Where you appear: Counties', exact: true });
  await expect(
    page.getByRole('list', { name: 'Where you appear: Whole states' }).getByRole('listitem'),
  ).toContainText(['California', 'Nevada']);
  await expect(listed.getByText('Mohave County, AZ')).toHaveCount(0);
  await pick(page, 'Add a county', 'Mohave county az', '');
  await expect(listed.getByText('Mohave County, AZ')).toBeVisible();
  const map = page.getByRole('region', { name: 'Where you appear, as a map' });
  await map.click();
  await expect(page.getByText(/County, [A-Z]{2}: you (do not )?cover/)).toBeVisible();
  await expectAccessible(page);

  // Enlarged, the map is a stop of its own for the keyboard.
  await page.getByRole('button', { name: 'Closer' }).click();
  await map.focus();
  await expect(map).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Farther' }).click();

  await page.getByRole('button', { name: 'Remove Mohave County, AZ' }).click();
  await expect(listed.getByText('Mohave County, AZ')).toHaveCount(0);
});
