export { deliverReport } from './deliver-report.ts';
export { attachReport } from './report-attachment.ts';
export { resultsModule } from './results.routes.ts';
export { seedDemoResults } from './seed-demo-results.ts';
