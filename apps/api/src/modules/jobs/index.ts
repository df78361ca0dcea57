export { jobsModule } from './jobs.routes.ts';
