import { zoneName } from '../../platform/court-time.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { CountLink } from './count-link.tsx';
import { editColumn, standingColumn, zoneColumn } from './place-columns.tsx';
import type { CountyRecord } from './place-kinds.ts';

const zone = zoneColumn<CountyRecord>();

export const countyColumns: readonly Column<CountyRecord>[] = [
  {
    key: 'name',
    header: 'County',
    kind: 'caption',
    sortable: true,
    cell: ({ fullName }) => fullName,
    detail: ({ stateName, id }) => `${stateName}, FIPS ${id}`,
  },
  { key: 'kind', header: 'Kind', cell: ({ kind }) => kind },
  {
    ...zone,
    detail: (county) =>
      county.otherTimeZone
        ? `${zoneName(county.otherTimeZone)} in part of it`
        : zone.detail?.(county),
  },
  {
    key: 'courts',
    header: 'Courts',
    kind: 'number',
    cell: ({ id, fullName, courts }) => (
      <CountLink
        count={courts}
        of={`courts in ${fullName}`}
        to={`/admin/manage_court?county=${id}`}
      />
    ),
  },
  standingColumn(),
  editColumn('county'),
];
