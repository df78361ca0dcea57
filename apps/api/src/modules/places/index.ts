export { courtsOfState, type NamedCourt } from './courts-of-state.queries.ts';
export { PlaceIndex, readPlaceIndex } from './place-index.ts';
export { tellOfNewCourts } from './places.jobs.ts';
export { placesModule } from './places.routes.ts';
export { readPlace } from './read-place.ts';
export { seedPlaces } from './seed-places.ts';
