import { runUntilSignal } from '../run-until-signal.ts';
import { withProbe } from './probe.ts';

/** The API process as it is, with the probe's endpoints beside the real ones and without pages. */
await runUntilSignal({ parts: ['api'], web: 'none', extra: withProbe });
