import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;
type Options = Parameters<AxeBuilder['options']>[0];

declare global {
  interface Window {
    axe: { run(root: Document, options: Options): Promise<Results> };
  }
}

const nearBuilder = createRequire(import.meta.resolve('@axe-core/playwright'));
const source = readFileSync(nearBuilder.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe has against a page, by all its rules or by some. The builder would load axe four times
 * for two looks at a page, twice into a page of its own, to reach into frames of other sites.
 */
export async function findViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (page.frames().length > 1) throw new Error('A frame needs an axe of its own');
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const options: Options = {
    ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
    // What passes is only counted, which spares writing down where each of its elements is.
    resultTypes: ['violations'],
  };
  return page.evaluate(async (asked) => {
    const { violations } = await window.axe.run(document, asked);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, options);
}
