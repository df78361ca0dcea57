import type { RouteConfig } from '@react-router/dev/routes';
import { adminRows } from './areas/admin/rows.ts';
import { attorneyRows } from './areas/attorney/rows.ts';
import { clientRows } from './areas/client/rows.ts';
import { publicRows } from './areas/public/rows.ts';
import { userRows } from './areas/user/rows.ts';
import { buildTarget } from './build-target.ts';
import { rowsFor, toRouteConfig } from './route-config.ts';

/** Every address of the site. Menus, titles, access and the tests read this table. */
export const urlTable = [...publicRows, ...clientRows, ...attorneyRows, ...userRows, ...adminRows];

export type Path = (typeof urlTable)[number]['path'];

export const rows = rowsFor(urlTable, buildTarget);

export default toRouteConfig(rows) satisfies RouteConfig;
