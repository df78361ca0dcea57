export { type StateCode, stateCodes, states } from './states.ts';
