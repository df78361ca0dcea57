import { siteUrl } from './accounts-steps.ts';
import { choosePlace, office, quoted, uniqueName } from './fees-steps.ts';
import { expect, expectAccessible, test } from './test.ts';

test('an admin changes a standard fee and a court’s fee, and the quote follows', async ({
  page,
  context,
}) => {
  await office(context, page);
  const name = uniqueName();
  await page.goto('/admin/manage_type_of_appearance');
  await page.getByRole('link', { name: 'New standard fee' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New standard fee' })).toBeVisible();
  await page.getByLabel('Practice area').selectOption('Civil');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('UTBMS code').fill('L450');
  await page.getByLabel('Client fee').fill('100');
  await page.getByLabel('Attorney fee').fill('110');
  await page.getByLabel('Client hourly').fill('120');
  await page.getByLabel('Attorney hourly').fill('80');
  await expect(page.getByText('The attorney gets $10.00 more than the client pays.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Client fee').fill('200');
  await expect(page.getByText('Margin $90.00 (45%), then $40.00 an hour.')).toBeVisible();
  await page.getByRole('button', { name: 'Add standard fee' }).click();
  await expect(page.getByText(`${name} added`)).toBeVisible();

  await page.getByLabel('Search standard fees').fill(name);
  await expect(page).toHaveURL(/search=/);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const type = { id: page.url().split('/').at(-1) ?? '', name };
  expect(await quoted(page, type)).toBe(20_000);

  await page.getByLabel('Client fee').fill('210');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Client fee $200.00 → $210.00')).toBeVisible();
  await expect(page.getByText('What was ordered keeps its price.')).toBeVisible();
  await expectAccessible(page);
  expect(await quoted(page, type)).toBe(21_000);

  await page.goto(`/admin/manage_fee?appearanceType=${type.id}`);
  await expect(page.getByText('No non-standard fees match')).toBeVisible();
  await page.getByRole('button', { name: 'New fee' }).click();
  const panel = page.getByRole('dialog', { name: 'New fee' });
  await choosePlace(page, 'Court', 'Stanley Mosk');
  await expect(panel.getByText('Now the standard fee applies there')).toBeVisible();
  await expect(panel.getByLabel('Client fee')).toHaveValue('210.00');
  await panel.getByLabel('Client fee').fill('240');
  await panel.getByRole('button', { name: 'Add fee' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByText('the standard fee', { exact: true })).toBeVisible();
  expect(await quoted(page, type)).toBe(24_000);

  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(page.getByText(/^Back to \$210\.00 the standard fee/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove fee' }).click();
  await expect(page.getByText('No non-standard fees match')).toBeVisible();
  expect(await quoted(page, type)).toBe(21_000);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: /^Edit client fee of/ })).toContainText('$240.00');
  expect(await quoted(page, type)).toBe(24_000);

  await page.goto(`/admin/manage_type_of_appearance?search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name: /1 place/ }).click();
  await expect(page).toHaveURL(new RegExp(`appearanceType=${type.id}`));
  await expect(page.getByLabel('Appearance type')).toHaveValue(name);
});

test('a limited admin edits a fee in its row by keyboard alone @desktop', async ({
  page,
  context,
}) => {
  const { addType, setFee } = await office(context, page, 'admin_limited');
  const type = await addType();
  await setFee(type, 18_000);
  await page.goto(`/admin/manage_fee?appearanceType=${type.id}`);
  const client = page.getByRole('button', { name: /^Edit client fee of/ });
  await client.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Client fee')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('199.50');
  await page.keyboard.press('Enter');
  await expect(client).toContainText('$199.50');
  await expect(client).toBeFocused();
  expect(await quoted(page, type)).toBe(19_950);

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Attorney fee')).toBeFocused();
  await page.keyboard.type('250');
  await expect(page.getByRole('table').getByText('At a loss')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Edit attorney fee of/ })).toContainText(
    '$110.00',
  );

  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Attorney fee')).toBeFocused();
  await page.keyboard.type('much');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter an amount')).toBeVisible();
});

test('a fee changed meanwhile is shown, not overwritten @desktop', async ({ page, context }) => {
  const { addType, setFee, changeFee } = await office(context, page);
  const type = await addType();
  const fee = await setFee(type, 18_000);
  await page.goto(`/admin/manage_fee?appearanceType=${type.id}`);
  const client = page.getByRole('button', { name: /^Edit client fee of/ });
  await client.click();
  await page.getByLabel('Client fee').fill('190');
  await changeFee(fee, 22_200);
  await page.getByRole('button', { name: `Save ${type.name}` }).click();
  await expect(page.getByText('was changed by someone else meanwhile')).toBeVisible();
  await expect(client).toContainText('$222.00');
  expect(await quoted(page, type)).toBe(22_200);
});

test('fees are filled in bulk after a trial @desktop', async ({ page, context }) => {
  const { addType } = await office(context, page);
  const type = await addType();
  await page.goto(`/admin/manage_fee?appearanceType=${type.id}`);
  await page.getByRole('button', { name: 'Fill in bulk' }).click();
  const panel = page.getByRole('dialog', { name: 'Fill in bulk' });
  await expect(panel.getByText('1 selected', { exact: true })).toBeVisible();
  await choosePlace(page, 'Add a state', 'Nevada');
  await choosePlace(page, 'Add a state', 'Utah');
  await panel.getByLabel('By percent').check();
  await panel.getByLabel('Client side').fill('-50');
  await panel.getByLabel('Attorney side').fill('0');
  await panel.getByRole('button', { name: 'Try it' }).click();
  const outcome = panel.getByRole('region', { name: 'What would happen' });
  await expect(outcome).toContainText('Would be added2 fees');
  await expect(outcome).toContainText('At a loss2 fees');
  await expectAccessible(page);

  await panel.getByLabel('Client side').fill('10');
  await expect(panel.getByRole('button', { name: 'Set 2 fees' })).toBeHidden();
  await panel.getByRole('button', { name: 'Try it' }).click();
  await expect(outcome).toContainText('At a lossNone');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Close without saving?')).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await panel.getByRole('button', { name: 'Set 2 fees' }).click();
  const question = page.getByRole('dialog', { name: 'Set 2 fees?' });
  await question.getByRole('button', { name: 'Set 2 fees' }).click();
  await expect(page.getByText('2 fees set', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Edit client fee of/ })).toContainText([
    '$220.00',
    '$220.00',
  ]);
});

test('panels say what applies where, what changed, and hand out a table @desktop', async ({
  page,
  context,
}) => {
  const { addType, setFee } = await office(context, page);
  const type = await addType();
  await setFee(type, 18_000);
  await page.goto(`/admin/manage_fee?appearanceType=${type.id}`);
  await page.getByRole('button', { name: 'What applies at…' }).click();
  await choosePlace(page, 'Court', 'Stanley Mosk');
  const row = page.getByRole('dialog').getByRole('row', { name: new RegExp(type.name) });
  await expect(row).toContainText('This court’s own fee');
  await expect(row).toContainText('$180.00');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History of fees' });
  await expect(history.getByText('Set: client $180.00, attorney $110.00 for 1 h')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(history).toBeHidden();

  await page.getByRole('button', { name: 'New fee' }).click();
  await choosePlace(page, 'Court', 'Stanley Mosk');
  await expect(page.getByText('has a fee of its own for this already')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Edit it in the list' }).click();
  await expect(page).toHaveURL(/level=court/);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
});

test('a full admin sets a policy, a limited admin reads it @desktop', async ({
  page,
  context,
  browser,
}) => {
  const { send } = await office(context, page);
  // Both sizes of this journey run at once; each knows its own hours again.
  const hours = (page.viewportSize()?.width ?? 0) > 900 ? 31 : 37;
  await page.goto('/admin/manage_type_of_appearance');
  await page.getByRole('link', { name: 'Policies' }).click();
  const release = page.getByRole('form', { name: 'Attorney release' });
  await release.getByLabel('Until so many hours before the hearing').fill(String(hours));
  await expect(release.getByText(`until ${hours} hours before the hearing`)).toBeVisible();
  await expect(release.getByText('Not saved yet.')).toBeVisible();
  await release.getByRole('button', { name: 'Save attorney release' }).click();
  await expect(page.getByText('Attorney release saved')).toBeVisible();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByText(`until ${hours} hours`).first()).toBeVisible();

  const cancellation = page.getByRole('form', { name: 'Cancellation' });
  await cancellation.getByRole('button', { name: 'Add a step' }).click();
  await cancellation.getByLabel('Under so many hours').last().fill('24');
  await cancellation.getByLabel('Costs (% of the fee)').last().fill('10');
  await cancellation.getByRole('button', { name: 'Save cancellation' }).click();
  await expect(cancellation.getByText('Each step needs hours of its own')).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByText('Changes that will be lost: Cancellation.')).toBeVisible();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/manage_type_of_appearance$/);

  const other = await browser.newContext({ baseURL: siteUrl() });
  const limited = await other.newPage();
  await office(other, limited, 'admin_limited');
  await limited.goto('/admin/manage_policy');
  await expect(limited.getByText('Only full administrators change them')).toBeVisible();
  await expect(limited.getByLabel('Until so many hours before the hearing')).toBeDisabled();
  await expect(limited.getByRole('button', { name: /^Save/ })).toHaveCount(0);
  await expectAccessible(limited);
  await other.close();
  await send('PUT', '/v1/admin/policy/release', { selfServiceUntilHours: 24 });
});
