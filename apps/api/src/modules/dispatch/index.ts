export { sendDueWaves } from './dispatch.jobs.ts';
export { dispatchModule } from './dispatch.routes.ts';
export { startRound, stopDispatch } from './start-round.ts';
