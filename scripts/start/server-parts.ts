export { migrate } from '../../apps/api/src/migrate.ts';
export { runCourtside } from '../../apps/api/src/run.ts';
export { seed } from '../../apps/api/src/seed.ts';
export { greet } from './greeting.ts';
