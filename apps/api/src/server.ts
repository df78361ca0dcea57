import { runUntilSignal } from './run-until-signal.ts';

await runUntilSignal({ parts: ['api'], web: 'production' });
