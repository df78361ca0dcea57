import { appearances } from '@courtside/contract/appearances';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { call } from '../../platform/api.ts';
import { type DraftState, draftKeeper } from './draft-keeper.ts';
import { draftOf, type OrderValues, valuesFrom } from './order-values.ts';

/** Keeps the order form on the server while it is filled in. */
export function useDraft(form: UseFormReturn<OrderValues>, revision: number) {
  const [state, setState] = useState<DraftState>({ kind: 'untouched' });
  const [keeper] = useState(() =>
    draftKeeper({
      revision,
      onState: setState,
      save: async (data, known, keepalive) =>
        call(appearances.saveDraft, { body: { data, revision: known } }, { keepalive }),
    }),
  );
  const { subscribe, getValues, reset } = form;

  useEffect(() => {
    let last = JSON.stringify(draftOf(getValues()));
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const data = draftOf(values);
        const text = JSON.stringify(data);
        if (text === last) return;
        last = text;
        keeper.change(data);
      },
    });
    const flush = () => void keeper.flush();
    window.addEventListener('pagehide', flush);
    return () => {
      stop();
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [subscribe, getValues, keeper]);

  useEffect(() => {
    if (state.kind !== 'failed') return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [state.kind]);

  const stored = async () => call(appearances.getDraft, {});
  return {
    state,
    stop: () => keeper.stop(),
    async takeTheirs() {
      const draft = await stored();
      reset(valuesFrom(draft.data ?? {}));
      keeper.resume(draft.revision);
      setState({ kind: 'untouched' });
    },
    async keepMine() {
      keeper.resume((await stored()).revision, draftOf(getValues()));
    },
    /** Forgets what is stored, and answers what the form held. */
    async startAnew(blank: OrderValues): Promise<OrderValues> {
      const before = getValues();
      await call(appearances.dropDraft, {});
      keeper.resume(0);
      reset(blank);
      keeper.resume(0);
      setState({ kind: 'untouched' });
      return before;
    },
    undo(before: OrderValues) {
      reset(before);
      keeper.resume(0, draftOf(before));
    },
  };
}

export type Draft = ReturnType<typeof useDraft>;
