import { type Role, roles } from '@courtside/domain/access';
import { describe, expect, it } from 'vitest';
import { planned } from '../route-config.ts';
import { urlTable } from '../routes.ts';
import {
  adminMobileMenu,
  adminSidebar,
  adminTopMenu,
  attorneyMenu,
  clientMenu,
  loginMenu,
  openEntries,
  openGroups,
  publicMenu,
  requestEntry,
  signupMenu,
} from './menus.ts';

const notBuilt = new Set(urlTable.filter(({ file }) => file === planned).map(({ path }) => path));
const flat = [publicMenu, [requestEntry], loginMenu.entries, signupMenu.entries].flat();
const entries = [...flat, ...clientMenu, ...attorneyMenu, ...adminTopMenu, ...adminMobileMenu];

describe('menus', () => {
  it.each<Role[][]>([[[]], ...roles.map((role) => [[role]])])(
    'show %j nothing that is not built',
    (who) => {
      const shown = [
        ...openEntries(entries, who),
        ...openGroups(adminSidebar, who).flatMap((group) => [group, ...group.entries]),
      ];
      expect(shown.filter(({ to }) => to && notBuilt.has(to))).toEqual([]);
    },
  );

  it('name what is still planned, so that nobody forgets it', () => {
    process.stdout.write(`${notBuilt.size} addresses are planned:\n${[...notBuilt].join('\n')}\n`);
    const promised = entries.filter(({ to }) => notBuilt.has(to)).length;
    expect(promised).toBeLessThanOrEqual(notBuilt.size * 2);
  });
});
