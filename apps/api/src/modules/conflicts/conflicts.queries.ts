import type { conflicts as endpoints } from '@courtside/contract/conflicts';
import type { QueryOf, ResponseOf } from '@courtside/contract/endpoint';
import { normalizeName } from '@courtside/domain/conflicts';
import type { DbOrTx } from '../../platform/db/database.ts';
import { keysetPage, where } from '../../platform/db/keyset.ts';
import { containing } from '../../platform/db/like.ts';

type Listed = ResponseOf<typeof endpoints.list>['items'][number];

/** An attorney's own list. The search forgives what the comparison forgives: case, marks and suffixes. */
export async function listNames(
  db: DbOrTx,
  userId: string,
  { search, ...page }: QueryOf<typeof endpoints.list>,
) {
  return keysetPage<Listed & { normalized: string }>(
    db,
    {
      select: `select id, name, note, created_at as "createdAt", normalized from conflict_names`,
      where: [
        ...where('user_id = ?', userId),
        ...where('normalized like ?', containing(search && normalizeName(search))),
      ],
      key: [{ column: 'normalized', type: 'text', of: ({ normalized }) => normalized }],
      direction: 'asc',
    },
    page,
  );
}
