import { type Role, roles } from '@courtside/domain/access';
import { beforeAll, describe, expect, it } from 'vitest';
import { planned } from '../route-config.ts';
import { urlTable } from '../routes.ts';
import { adminAccountMenu, adminMobileMenu, adminSidebar, adminTopMenu } from './admin-menus.ts';
import { attorneyBar, attorneyMenu, clientBar, clientMenu } from './member-menus.ts';
import { openEntries, openGroups } from './menus.ts';
import { loginMenu, publicMenu, requestEntry, signupMenu } from './public-menus.ts';

const notBuilt = new Set(urlTable.filter(({ file }) => file === planned).map(({ path }) => path));
const flat = [publicMenu, [requestEntry], loginMenu.entries, signupMenu.entries].flat();
const memberMenus = [...clientMenu, ...clientBar, ...attorneyMenu, ...attorneyBar];
const adminMenus = [...adminTopMenu, ...adminMobileMenu, ...adminAccountMenu];
const entries = [...flat, ...memberMenus, ...adminMenus];

describe('menus', () => {
  beforeAll(() => {
    process.stdout.write(`${notBuilt.size} addresses are planned:\n${[...notBuilt].join('\n')}\n`);
  });

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
});
