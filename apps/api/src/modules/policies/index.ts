export { getPolicies } from './policies.queries.ts';
export { policiesModule } from './policies.routes.ts';
