import type { Role } from '@courtside/domain/access';
import type { Page } from '@playwright/test';
import { asOwnVisitor, siteUrl } from './accounts-steps.ts';
import { signInAs } from './sign-in.ts';
import { test as base } from './test.ts';

type Visitor = Role | 'stranger';

/**
 * For screens that are looked at and left as they were. Each is loaded anew, but in the window in
 * which the worker looked at the one before, so that the files of the site come from its cache.
 */
export const test = base.extend<
  { visitor: Visitor },
  { windowOf: (visitor: Visitor) => Promise<Page> }
>({
  visitor: ['stranger', { option: true }],
  windowOf: [
    async ({ browser }, use) => {
      let open: { visitor: Visitor; page: Page } | undefined;
      await use(async (visitor) => {
        if (open?.visitor === visitor) return open.page;
        await open?.page.context().close();
        const context = await browser.newContext();
        await asOwnVisitor(context);
        const page = await context.newPage();
        open = { visitor, page };
        if (visitor !== 'stranger') await signInAs(context, siteUrl(), visitor);
        return page;
      });
      await open?.page.context().close();
    },
    { scope: 'worker' },
  ],
  page: async ({ windowOf, visitor }, use) => use(await windowOf(visitor)),
});
