import { courtKinds } from '@courtside/domain/places';
import { zoneName } from '../../platform/court-time.ts';
import type { Column } from '../../ui/data-table/column.ts';
import classes from './court-directory.module.css';
import type { Court } from './courts-query.ts';

export const courtColumns: readonly Column<Court>[] = [
  {
    key: 'name',
    header: 'Court',
    kind: 'caption',
    cell: ({ name }) => <span className={classes.name}>{name}</span>,
    detail: ({ kind }) => courtKinds[kind],
  },
  {
    key: 'place',
    header: 'Place',
    cell: ({ city, countyName }) => city ?? countyName,
    detail: ({ city, countyName, state }) => (city ? `${countyName}, ${state}` : state),
  },
  {
    key: 'zone',
    header: 'Time zone',
    cell: ({ timeZone }) => zoneName(timeZone),
    detail: ({ phone, remoteNote }) => [phone, remoteNote].filter(Boolean).join(' · ') || null,
  },
];
