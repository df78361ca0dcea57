export { applyCourts, checkCourts, sweepCourtUploads } from './court-uploads.jobs.ts';
export { courtUploadsModule } from './court-uploads.routes.ts';
