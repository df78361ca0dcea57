import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { findViolations } from './find-violations.ts';

/** Everything that the browser complained about while a test ran; each complaint fails it. */
export interface Fixtures {
  complaints: string[];
}

/** How many times slower the processor seems to a page: finds journeys that lean on a fast one. */
const slowdown = Number(process.env['SLOWDOWN'] ?? 1);

export const test = base.extend<Fixtures>({
  page: async ({ page, context }, use) => {
    if (slowdown > 1) {
      base.slow();
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    }
    await use(page);
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      const hearError = (error: Error) => complaints.push(error.message);
      const hearMessage = (message: ConsoleMessage) => {
        if (message.type() === 'error' && !isExpected(message.text())) {
          complaints.push(message.text());
        }
      };
      page.on('pageerror', hearError).on('console', hearMessage);
      await use(complaints);
      page.off('pageerror', hearError).off('console', hearMessage);
      expect(complaints, 'complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],
});

// Chromium reports every answer of 400 and above; journeys provoke those on purpose.
function isExpected(text: string): boolean {
  return text.startsWith('Failed to load resource');
}

/** The rules whose outcome depends on colors; every other says the same in both schemes. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** No axe violation in light or dark, nothing wider than the screen, once all of it has come. */
export async function expectAccessible(page: Page): Promise<void> {
  // The sheet of components shows some of them at work.
  if (!page.url().endsWith('/dev/kit')) {
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  }
  for (const colorScheme of ['dark', 'light'] as const) {
    // Colors on their way from one scheme to the other are nobody's to read.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settleColors(page);
    const found = await findViolations(page, colorScheme === 'dark' ? colorRules : undefined);
    expect(found, `violations in ${colorScheme}`).toEqual([]);
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels to scroll sideways').toBeLessThanOrEqual(0);
}

/** Waits for what still changes its color or fades in, such as rows that were just loaded anew. */
async function settleColors(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const changes = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(changes.map((change) => change.finished));
  });
}

export { expect };
