import { existsSync, type FSWatcher, globSync, watch } from 'node:fs';
import { join } from 'node:path';

const watched = ['apps/api/src', 'apps/api/migrations', 'packages/*/src'];

/** Tells of a changed source of the server, once for a burst of changes. Vite follows the web's. */
export function watchSources(root: string, onChange: (file: string) => void): { close(): void } {
  let pending: NodeJS.Timeout | undefined;
  const watchers: FSWatcher[] = globSync(watched, { cwd: root })
    .filter((folder) => existsSync(join(root, folder)))
    .map((folder) =>
      watch(join(root, folder), { recursive: true }, (_event, name) => {
        if (!name || !isSource(name)) return;
        clearTimeout(pending);
        pending = setTimeout(() => onChange(join(folder, name)), 100);
      }),
    );
  return {
    close() {
      clearTimeout(pending);
      for (const watcher of watchers) watcher.close();
    },
  };
}

function isSource(name: string): boolean {
  return /\.(ts|sql|json|liquid)$/.test(name) && !name.endsWith('.test.ts');
}
