export { appearancesModule } from './appearances.routes.ts';
export { getClientAppearance } from './client-appearances.queries.ts';
export { runClock } from './clock.jobs.ts';
export { type Deliver, deliverEffects, type RecordedEffect, sweepEffects } from './effects.jobs.ts';
export { expireProposal } from './expire-proposal.ts';
export { judgeOrders } from './judge-order.ts';
export { placeOrder } from './schedule-appearance.ts';
export { seedDemoAppearances } from './seed-demo-appearances.ts';
export { findSimilarAppearances } from './similar-appearances.queries.ts';
export {
  type LockedAppearance,
  lockAppearance,
  transitionAppearance,
} from './transition-appearance.ts';
export type { Order } from './write-order.ts';
