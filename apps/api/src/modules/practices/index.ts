export { tellOfExpiry } from './practices.jobs.ts';
export { practicesModule } from './practices.routes.ts';
export { seedDemoPractice } from './seed-demo-practice.ts';
