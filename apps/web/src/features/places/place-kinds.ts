import type { ResponseOf } from '@courtside/contract/endpoint';
import { placeRecords } from '@courtside/contract/place-records';

export type StateRecord = ResponseOf<typeof placeRecords.getState>;
export type CountyRecord = ResponseOf<typeof placeRecords.getCounty>;
export type CourtRecord = ResponseOf<typeof placeRecords.getCourt>;
export type PlaceRecord = StateRecord | CountyRecord | CourtRecord;

/** What the screens of the three kinds of place have in common. */
export const placeKinds = {
  state: {
    listPath: '/admin/manage_state',
    editPath: '/admin/edit_state',
    activate: placeRecords.activateState,
    deactivate: placeRecords.deactivateState,
    remove: placeRecords.removeState,
    whileActive: 'Active: clients can order appearances in this state.',
    /** What stops with it, beside the place itself. */
    within: 'The counties and courts in it are not offered either.',
  },
  county: {
    listPath: '/admin/manage_county',
    editPath: '/admin/edit_count',
    activate: placeRecords.activateCounty,
    deactivate: placeRecords.deactivateCounty,
    remove: placeRecords.removeCounty,
    whileActive: 'Active: clients can order appearances here while its state is active too.',
    within: 'The courts in it are not offered either.',
  },
  court: {
    listPath: '/admin/manage_court',
    editPath: '/admin/edit_court',
    activate: placeRecords.activateCourt,
    deactivate: placeRecords.deactivateCourt,
    remove: placeRecords.removeCourt,
    whileActive: 'Active: clients can order appearances here while its county and state are too.',
    within: undefined,
  },
} as const;

export type PlaceKind = keyof typeof placeKinds;

export function editPathOf(kind: PlaceKind, id: string): string {
  return `${placeKinds[kind].editPath}/${id}`;
}

/** A place as it is said in full: "Los Angeles County, CA". */
export function nameOf(place: PlaceRecord): string {
  return 'fullName' in place ? `${place.fullName}, ${place.state}` : place.name;
}
