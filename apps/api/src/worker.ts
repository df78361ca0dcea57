import { runUntilSignal } from './run-until-signal.ts';

await runUntilSignal({ parts: ['worker'], web: 'none' });
