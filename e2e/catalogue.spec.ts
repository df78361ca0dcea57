import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './test.ts';

const carousel = (page: Page) => page.getByRole('region', { name: 'Coverage for the work you do' });
const current = (page: Page) =>
  carousel(page).locator('li[aria-current]').getByRole('heading', { level: 3 });

async function openHome(page: Page, reducedMotion: 'reduce' | 'no-preference'): Promise<void> {
  await page.emulateMedia({ reducedMotion });
  await page.goto('/');
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(current(page)).toHaveText('Bankruptcy');
}

test('the carousel turns by keys and buttons, and says where it is', async ({ page }) => {
  await openHome(page, 'reduce');
  await page.getByRole('button', { name: 'Next service' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(current(page)).toHaveText('Civil');
  await expect(page.getByText('Civil, 2 of 10')).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(current(page)).toHaveText('Pro Hac Vice');
  await carousel(page).getByRole('button', { name: 'Collections', exact: true }).click();
  await expect(current(page)).toHaveText('Collections');
  await page.getByRole('link', { name: 'Collections coverage and fees' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('link', { name: 'Criminal coverage and fees' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/content/fees#Criminal');
  await expect(page.getByRole('heading', { level: 2, name: 'Criminal' })).toBeInViewport();
});

test('the carousel turns by itself until it is paused, read or used', async ({
  page,
  hasTouch,
}) => {
  await openHome(page, 'no-preference');
  await expect(current(page)).toHaveText('Civil');
  await page.getByRole('button', { name: 'Pause' }).click();
  // What is under the pointer or in focus stands still anyway; neither is left on it.
  await page.getByRole('button', { name: 'Play' }).blur();
  await page.mouse.move(0, 0);
  const stood = await current(page).textContent();
  await page.waitForTimeout(3_500);
  await expect(current(page)).toHaveText(stood ?? '');
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(current(page)).not.toHaveText(stood ?? '');
  if (hasTouch) return;
  await page.mouse.move(0, 0);
  await current(page).hover();
  const read = await current(page).textContent();
  await page.waitForTimeout(3_500);
  await expect(current(page)).toHaveText(read ?? '');
});

test('the carousel stands still for who wants less motion', async ({ page }) => {
  await openHome(page, 'reduce');
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
  await page.waitForTimeout(3_500);
  await expect(current(page)).toHaveText('Bankruptcy');
  await expect(carousel(page).getByText('Virtual Appearance')).toHaveCount(0);
});

test('no service is cut off in the carousel', async ({ page }) => {
  await openHome(page, 'reduce');
  for (const name of await carousel(page).locator('ul').last().getByRole('button').all()) {
    await name.click();
    const cut = await carousel(page)
      .locator('li[aria-current]')
      .first()
      .evaluate((item) => item.scrollHeight - item.clientHeight);
    expect(cut).toBeLessThanOrEqual(0);
  }
});

test('a finger turns the carousel @phone', async ({ page }) => {
  await openHome(page, 'reduce');
  const box = await current(page).boundingBox();
  if (!box) throw new Error('The card is not shown');
  const y = box.y + box.height / 2;
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    });
  await touch('touchStart', 300);
  for (const x of [270, 220, 160, 100]) await touch('touchMove', x);
  await touch('touchEnd');
  await expect(current(page)).toHaveText('Civil');
});

test('the court count is kept for five days, and shown when the directory fails @desktop', async ({
  page,
}) => {
  let asked = 0;
  let answer = { status: 200, body: '{"items":[],"next":null,"total":18777}' };
  await page.route('**/v1/court?limit=1', async (route) => {
    asked += 1;
    await route.fulfill({ ...answer, contentType: 'application/json' });
  });
  const count = page.getByRole('heading', { level: 2, name: /courts in our directory/ });
  await page.goto('/');
  await expect(count).toContainText('18,777');
  await page.reload();
  await expect(count).toContainText('18,777');
  expect(asked).toBe(1);

  const fiveDays = 432_000_000;
  await page.evaluate((age) => {
    const kept = { value: 18_000, fetchedAt: Date.now() - age };
    localStorage.setItem('courtside.courtCount', JSON.stringify(kept));
  }, fiveDays + 1);
  answer = { status: 500, body: '{"message":"out"}' };
  const told = page.waitForEvent('console', (message) =>
    message.text().includes('Could not read court list'),
  );
  await page.reload();
  await told;
  await expect(count).toContainText('18,000');
  expect(asked).toBe(2);
});

test('the home page counts the directory’s own courts and searches it', async ({ page }) => {
  await page.goto('/');
  await expect(
    page.getByRole('heading', { name: /^18,5\d\d courts in our directory/ }),
  ).toBeVisible();
  await page.getByLabel('Find your court').fill('kern');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/content/court-info?search=kern');
  await expect(
    page.getByText('Superior Court of California, County of Kern').first(),
  ).toBeVisible();
});

test('the services are all there without JavaScript, with their pictures @desktop', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/');
  await expect(carousel(page).getByRole('heading', { level: 3 })).toHaveCount(10);
  await expect(page.getByRole('link', { name: 'Pro Hac Vice coverage and fees' })).toBeVisible();
  await page.goto('/content/fees');
  await expect(page.getByRole('heading', { level: 2, name: 'Virtual Appearance' })).toBeVisible();
  const pictures = await page.getByRole('main').locator('img').all();
  expect(pictures).toHaveLength(11);
  for (const picture of pictures) {
    const file = await page.request.get((await picture.getAttribute('src')) ?? '');
    expect(file.headers()['content-type']).toContain('image/svg+xml');
  }
  await context.close();
});

test('a price is worked out for a court and a date', async ({ page }) => {
  await page.goto('/content/fees');
  await page.getByLabel('Court', { exact: true }).fill('kern superior');
  await page
    .getByRole('option', { name: /^Superior Court of California, County of Kern(?!,)/ })
    .click();
  await page.getByLabel('Practice area').selectOption('Civil');
  await page.getByLabel('Appearance type').selectOption({ index: 1 });
  const quote = page.getByRole('region', { name: 'Instant quote' });
  await expect(quote.getByText('Price with enough notice')).toBeVisible();
  await expect(quote.getByText(/^\$\d+\.00$/).first()).toBeVisible();
  await expect(quote.getByText('Pacific, the court’s zone')).toBeVisible();
  await expect(quote.getByText('Nothing is charged until you schedule.')).toBeVisible();

  await page.getByLabel(/Hearing date/).fill('2020-03-12');
  await page.getByLabel(/Time in court/).fill('08:30');
  await expect(quote.getByText('This time has passed.')).toBeVisible();
  await page.getByLabel(/Hearing date/).fill('2029-03-11');
  await page.getByLabel(/Time in court/).fill('02:30');
  await expect(quote.getByText(/The clocks skip this time/)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(/Hearing date/).fill('2029-11-04');
  await page.getByLabel(/Time in court/).fill('01:30');
  await page.getByLabel('Which of the two').selectOption('later');
  await expect(quote.getByText(/^Nov 4, 2029, 1:30 AM PST, Superior Court/)).toBeVisible();
});

test('fees open under each service', async ({ page }) => {
  await page.goto('/content/fees');
  const civil = page.getByRole('region', { name: 'Civil' });
  await expect(civil.getByText(/from \$\d+\.00/)).toBeVisible();
  await civil.getByText(/kinds of appearance/).click();
  await expect(civil.getByRole('table')).toBeVisible();
  await expectAccessible(page);
});

test('fees that cannot be loaded are told, and tried again @desktop', async ({ page }) => {
  await page.route('**/v1/service/rate', (route) => route.abort());
  await page.goto('/content/fees');
  await expect(page.getByText(/We could not load the fees/)).toBeVisible();
  await page.unroute('**/v1/service/rate');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/from \$\d+\.00/).first()).toBeVisible();
});

test('a court is found with a typo, filtered and opened', async ({ page }) => {
  await page.goto('/content/court-info');
  await expect(page.getByText(/^25 of 18,5\d\d courts$/)).toBeVisible();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByText(/^50 of 18,5\d\d courts$/)).toBeVisible();
  await page.getByLabel('Search courts').fill('los angelse superior');
  const found = page.getByText('Superior Court of California, County of Los Angeles', {
    exact: true,
  });
  await expect(found).toBeVisible();
  await expect(page).toHaveURL(/search=los\+angelse\+superior/);
  await page
    .getByRole('button', { name: 'More about Superior Court of California, County of Los Angeles' })
    .first()
    .click();
  await expect(page.getByText(/Civil, Collections, Criminal, Family Law/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See what it costs here' }).click();
  await expect(page.getByLabel('Court', { exact: true })).toHaveValue(
    'Superior Court of California, County of Los Angeles',
  );
});

test('the address keeps the filters of the directory @desktop', async ({ page }) => {
  await page.goto('/content/court-info?state=CA&county=06029&kind=federal_bankruptcy');
  await expect(page.getByLabel('State')).toHaveValue('CA');
  await expect(page.getByLabel('County', { exact: true })).toHaveValue('Kern County, CA');
  await expect(page.getByText(/^1 court$/)).toBeVisible();
  await page.getByLabel('State').selectOption('TX');
  await expect(page).toHaveURL('/content/court-info?state=TX&kind=federal_bankruptcy');
  await page.getByLabel('Search courts').fill('zzzqqq');
  await expect(page.getByText('No court matches')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear the filters' }).first().click();
  await expect(page).toHaveURL('/content/court-info');
});
