export { closeOffers } from './close-offers.ts';
export { checksOf, findIneligibility, isEligible } from './eligibility.ts';
export { hearingColumns, hearingTables } from './hearing-columns.ts';
export { offersModule } from './offers.routes.ts';
