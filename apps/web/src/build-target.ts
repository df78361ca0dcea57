/**
 * What this build is for, decided when it is built.
 *
 * `COURTSIDE_BUILD` is `web` (the default) or `mobile`. `COURTSIDE_DEV_PAGES=1` adds the pages that
 * only we need, such as the component sheet: development and the tests set it, production does not.
 * Vite writes both values into the bundle, so browser code may read them too.
 */
export type BuildKind = 'web' | 'mobile';

export const buildTarget: { kind: BuildKind; devPages: boolean } = {
  kind: process.env.COURTSIDE_BUILD === 'mobile' ? 'mobile' : 'web',
  devPages: process.env.COURTSIDE_DEV_PAGES === '1',
};
