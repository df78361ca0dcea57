export {
  type RunningPostgres,
  type StartPostgresOptions,
  startPostgres,
} from './start-postgres.ts';
export { sweepTestClusters } from './sweep-test-clusters.ts';
