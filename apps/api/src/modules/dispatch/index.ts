export { sendDueWaves } from './dispatch.jobs.ts';
export { startRound, stopDispatch } from './start-round.ts';
