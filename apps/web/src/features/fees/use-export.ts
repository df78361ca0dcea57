import { fees } from '@courtside/contract/fees';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { saveFile } from '../../platform/save-file.ts';
import { submitFailure } from '../../ui/form/submit-failure.ts';
import { showToast } from '../../ui/toasts/toast-store.ts';
import type { FeeQuery } from './fee-queries.ts';

/** Hands the fees that the filters let through to the browser as a table. */
export function useExport(query: FeeQuery) {
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      saveFile(await call(fees.exportNonStandard, { query }));
    } catch (error) {
      const why = submitFailure(error, []).message ?? '';
      showToast({ kind: 'bad', text: `We could not export the fees. ${why}` });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, start: () => void run() };
}
