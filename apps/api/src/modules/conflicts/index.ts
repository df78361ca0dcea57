export { type Attestation, recordCheck, refuseUncleared } from './attest-conflicts.ts';
export { conflictsModule } from './conflicts.routes.ts';
export { findHits } from './find-hits.ts';
