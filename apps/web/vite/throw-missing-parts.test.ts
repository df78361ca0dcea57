import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { tellInsteadOfReload } from './throw-missing-parts.ts';

const reactRouter = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));

it.each(['production', 'development'])(
  'tells of what React Router would reload for, in %s',
  (mode) => {
    const file = join(reactRouter, 'dist', mode, 'lib/dom/ssr/routeModules.js');
    const code = tellInsteadOfReload(readFileSync(file, 'utf8'));
    expect(code).toContain('vite:preloadError');
    expect(code).not.toContain('location.reload');
  },
);

it('refuses a version it does not know', () => {
  expect(() => tellInsteadOfReload('export {};')).toThrow('no longer reloads');
});
