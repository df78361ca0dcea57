export { coverageModule } from './coverage.routes.ts';
