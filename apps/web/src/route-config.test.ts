import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { planned, type Row, rowsFor, toRouteConfig } from './route-config.ts';
import { urlTable } from './routes.ts';

const row = (path: Row['path'], rest: Partial<Row> = {}): Row => ({
  path,
  file: `features${path}.tsx`,
  title: 'A page',
  area: 'public',
  access: 'public',
  render: 'server',
  ...rest,
});

describe('rowsFor', () => {
  const table = [
    row('/'),
    row('/blog', { on: 'web' }),
    row('/application_update', { on: 'mobile' }),
    row('/dev/kit', { on: 'web', devOnly: true }),
  ];
  const paths = (kind: 'web' | 'mobile', devPages: boolean) =>
    rowsFor(table, { kind, devPages }).map(({ path }) => path);

  it('gives each build its own pages', () => {
    expect(paths('web', false)).toEqual(['/', '/blog']);
    expect(paths('web', true)).toEqual(['/', '/blog', '/dev/kit']);
    expect(paths('mobile', false)).toEqual(['/', '/application_update']);
  });
});

describe('toRouteConfig', () => {
  it('puts public rows into their shell, and those of the browser behind its gate', () => {
    const config = toRouteConfig([row('/'), row('/a/:id'), row('/b', { render: 'client' })]);
    expect(config).toEqual([
      {
        id: 'public-shell',
        file: 'areas/public/layout.tsx',
        children: [
          { id: '/', file: 'features/.tsx', index: true },
          { id: '/a/:id', file: 'features/a/:id.tsx', path: 'a/:id' },
          {
            id: 'public-client',
            file: 'areas/client-only.tsx',
            children: [{ id: '/b', file: 'features/b.tsx', path: 'b' }],
          },
        ],
      },
    ]);
  });

  it('puts what is not public behind the guard, planned or not', () => {
    const config = toRouteConfig([
      row('/admin', { area: 'admin', access: 'area.admin', file: planned }),
    ]);
    expect(config).toEqual([
      {
        id: 'admin-guard',
        file: 'areas/guard.tsx',
        children: [
          {
            id: 'admin-shell',
            file: 'areas/admin/layout.tsx',
            children: [{ id: '/admin', file: 'areas/planned.tsx', path: 'admin' }],
          },
        ],
      },
    ]);
  });
});

describe('the URL table', () => {
  const built = urlTable.filter(({ file }) => file !== planned);

  it.each(built)('$path has its screen $file', ({ file }) => {
    expect(existsSync(join(import.meta.dirname, file))).toBe(true);
  });

  it('has each address once', () => {
    expect(new Set(urlTable.map(({ path }) => path)).size).toBe(urlTable.length);
  });

  it('lets nobody but the public area be public', () => {
    const wrong = urlTable.filter(
      ({ area, access }) => (area === 'public') !== (access === 'public'),
    );
    expect(wrong).toEqual([]);
  });
});
