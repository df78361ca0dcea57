import type { Column } from '../../ui/data-table/column.ts';
import { CountLink } from './count-link.tsx';
import { editColumn, standingColumn, zoneColumn } from './place-columns.tsx';
import type { StateRecord } from './place-kinds.ts';

export const stateColumns: readonly Column<StateRecord>[] = [
  {
    key: 'name',
    header: 'State',
    kind: 'caption',
    sortable: true,
    cell: ({ name }) => name,
    detail: ({ id, fips }) => `${id}, FIPS ${fips}`,
  },
  zoneColumn(),
  {
    key: 'counties',
    header: 'Counties',
    kind: 'number',
    cell: ({ id, name, counties }) => (
      <CountLink
        count={counties}
        of={`counties in ${name}`}
        to={`/admin/manage_county?state=${id}`}
      />
    ),
  },
  {
    key: 'courts',
    header: 'Courts',
    kind: 'number',
    cell: ({ id, name, courts }) => (
      <CountLink count={courts} of={`courts in ${name}`} to={`/admin/manage_court?state=${id}`} />
    ),
  },
  standingColumn(),
  editColumn('state'),
];
