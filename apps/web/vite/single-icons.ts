import type { Plugin } from 'vite';

const iconImport = /import\s*\{([^}]*)\}\s*from\s*['"]@tabler\/icons-react['"];?/g;

/**
 * Turns `import { IconSun } from '@tabler/icons-react'` into an import of that icon's own file.
 * The package's index names six thousand files, and reading them all is most of a build's time.
 */
export function singleIcons(): Plugin {
  return {
    name: 'courtside:single-icons',
    enforce: 'pre',
    transform(code, id) {
      const ours = id.includes('/apps/web/src/') && code.includes('@tabler/icons-react');
      return ours ? { code: importIconsOneByOne(code), map: null } : null;
    },
  };
}

export function importIconsOneByOne(code: string): string {
  return code.replace(iconImport, (_statement, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => {
        const [icon, local = icon] = name.split(/\s+as\s+/);
        return `import ${local} from '@tabler/icons-react/dist/esm/icons/${icon}.mjs';`;
      })
      .join(' '),
  );
}
