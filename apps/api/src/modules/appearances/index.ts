export { appearancesModule } from './appearances.routes.ts';
export { runClock } from './clock.jobs.ts';
export { deliverEffect } from './effects.jobs.ts';
export { seedDemoAppearances } from './seed-demo-appearances.ts';
