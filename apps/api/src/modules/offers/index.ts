export { checksOf, findIneligibility, isEligible } from '../eligibility/index.ts';
export { closeOffers } from './close-offers.ts';
export { hearingColumns, hearingTables } from './hearing-columns.ts';
export { countOffersByCounty, listOffers } from './offers.queries.ts';
export { offersModule } from './offers.routes.ts';
export { refuseOtherTerms, type ShownTerms } from './refuse-other-terms.ts';
export { seedDemoStanding } from './seed-demo-standing.ts';
