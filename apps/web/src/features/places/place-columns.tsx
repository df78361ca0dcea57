import { zoneName } from '../../platform/court-time.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { EditLink } from './edit-link.tsx';
import { nameOf, type PlaceKind, type PlaceRecord } from './place-kinds.ts';
import { StandingLabel } from './standing.tsx';
import { zoneAbbreviation } from './zones.ts';

/** Columns that all three lists have. */
export function zoneColumn<Place extends PlaceRecord>(): Column<Place> {
  const today = new Date();
  return {
    key: 'zone',
    header: 'Time zone',
    cell: ({ timeZone }) => zoneName(timeZone),
    detail: ({ timeZone }) => zoneAbbreviation(timeZone, today),
  };
}

export function standingColumn<Place extends PlaceRecord>(): Column<Place> {
  return {
    key: 'standing',
    header: 'Standing',
    cell: ({ active }) => <StandingLabel active={active} />,
  };
}

export function editColumn<Place extends PlaceRecord>(kind: PlaceKind): Column<Place> {
  return {
    key: 'edit',
    header: 'Edit',
    cell: (place) => <EditLink kind={kind} id={place.id} name={nameOf(place)} />,
  };
}
