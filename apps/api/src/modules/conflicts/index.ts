export { type Attestation, recordCheck, refuseUncleared } from './attest-conflicts.ts';
export { conflictsModule } from './conflicts.routes.ts';
export { findHits, findNewHits } from './find-hits.ts';
