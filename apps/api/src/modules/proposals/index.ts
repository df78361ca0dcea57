export { listProposals } from './proposals.queries.ts';
export { proposalsModule } from './proposals.routes.ts';
