export { tellOfNewCourts } from './places.jobs.ts';
export { placesModule } from './places.routes.ts';
export { seedPlaces } from './seed-places.ts';
