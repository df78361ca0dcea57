import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';

/** The module as a build writes it, with or without the development pages. */
async function bundled(devPages: '0' | '1'): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.COURTSIDE_DEV_PAGES': JSON.stringify(devPages) },
    build: {
      write: false,
      minify: true,
      lib: { entry: join(import.meta.dirname, 'use-roles.ts'), formats: ['es'] },
      rollupOptions: { external: [/^react/, /^@courtside\//, /use-session\.ts$/] },
    },
  })) as Rolldown.RolldownOutput[];
  return result
    .flatMap(({ output }) => output.map((part) => ('code' in part ? part.code : '')))
    .join();
}

it('lets nobody force the admin role in a build for production', async () => {
  expect(await bundled('0')).not.toContain('forceAdmin');
  expect(await bundled('1')).toContain('courtside.forceAdmin');
});
