import { runUntilSignal } from '@courtside/api/run-until-signal';

await runUntilSignal({ parts: ['api'], web: 'none' });
