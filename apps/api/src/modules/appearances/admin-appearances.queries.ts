import type { adminAppearances as endpoints } from '@courtside/contract/admin-appearances';
import type { QueryOf, ResponseOf } from '@courtside/contract/endpoint';
import type { DbOrTx } from '../../platform/db/database.ts';
import { keysetPage, where } from '../../platform/db/keyset.ts';
import { containing } from '../../platform/db/like.ts';
import { listedColumns, listedTables, listOrder } from './listed-columns.ts';

type Managed = ResponseOf<typeof endpoints.list>['items'][number];

const columns = `${listedColumns}, u.full_name as "attorneyName",
  jsonb_build_object('id', cl.id, 'name', cl.full_name, 'firm', cl.firm) as client,
  case when u.id is not null then jsonb_build_object('id', u.id, 'name', u.full_name) end
    as attorney,
  a.attorney_total_cents as "attorneyFeeCents"`;

export async function listManagedAppearances(
  db: DbOrTx,
  { sort, cursor, limit, ...filters }: QueryOf<typeof endpoints.list>,
) {
  return keysetPage<Managed>(
    db,
    {
      select: `select ${columns} ${listedTables} join users cl on cl.id = a.client_id`,
      where: [
        ...where('a.status = ?', filters.status),
        ...where('a.case_type = ?', filters.caseType),
        ...where('a.state_code = ?', filters.state),
        ...where('a.client_id = ?', filters.client),
        ...where('s.attorney_id = ?', filters.attorney),
        ...where('a.hearing_date >= ?', filters.from),
        ...where('a.hearing_date <= ?', filters.to),
        ...where('a.search_text like ?', containing(filters.search)),
      ],
      ...listOrder(sort),
    },
    { cursor, limit },
  );
}
