import type { Access } from '@courtside/domain/access';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { buildTarget } from './build-target.ts';

/** Stands for the screen of an address that is promised but not built yet. */
export const planned = 'planned';

export type Row = {
  readonly path: `/${string}`;
  readonly title: string;
  /** The screen, relative to `src`, or `planned`. */
  readonly file: string;
  /** Whose shell stands around the screen: `areas/<area>/layout.tsx`. */
  readonly area: 'public' | 'client' | 'attorney' | 'admin' | 'user';
  readonly access: Access;
  /** `prerender`: fixed HTML made by the build. `server`: HTML for each request. `client`: the browser draws it. */
  readonly render: 'prerender' | 'server' | 'client';
  /** The build that alone has it; both do when absent. */
  readonly on?: 'web' | 'mobile';
  /** Left out of a build unless it has the development pages. */
  readonly devOnly?: true;
};

type Options = Partial<Pick<Row, 'access' | 'render' | 'on' | 'devOnly'>>;

/** Writes the rows of one area: path, title, screen, and what differs from the area's rule. */
export function screensOf(defaults: Pick<Row, 'area' | 'access'>) {
  return <const Path extends Row['path']>(
    path: Path,
    title: string,
    file: string = planned,
    options: Options = {},
  ): Row & { path: Path } => ({ path, title, file, ...defaults, render: 'client', ...options });
}

/** The rows a build contains. */
export function rowsFor(table: readonly Row[], target: typeof buildTarget): readonly Row[] {
  return table.filter(
    (row) => (row.on ?? target.kind) === target.kind && (target.devPages || !row.devOnly),
  );
}

/** Rows become routes inside the shell of their area. What is not public lies behind the guard. */
export function toRouteConfig(rows: readonly Row[]): RouteConfigEntry[] {
  const areas = [...new Set(rows.map((row) => row.area))];
  return areas.map((area) => {
    const own = rows.filter((row) => row.area === area);
    const shell = { id: `${area}-shell`, file: `areas/${area}/layout.tsx` };
    if (area !== 'public') {
      return {
        id: `${area}-guard`,
        file: 'areas/guard.tsx',
        children: [{ ...shell, children: own.map(toRoute) }],
      };
    }
    const drawnByBrowser = own.filter((row) => row.render === 'client').map(toRoute);
    return {
      ...shell,
      children: [
        ...own.filter((row) => row.render !== 'client').map(toRoute),
        { id: `${area}-client`, file: 'areas/client-only.tsx', children: drawnByBrowser },
      ],
    };
  });
}

function toRoute(row: Row): RouteConfigEntry {
  const file = row.file === planned ? 'areas/planned.tsx' : row.file;
  const path = row.path.slice(1);
  return path === '' ? { id: row.path, file, index: true } : { id: row.path, file, path };
}
