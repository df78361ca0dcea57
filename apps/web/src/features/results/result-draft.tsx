import { ApiError } from '@courtside/contract/client';
import { results } from '@courtside/contract/results';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { call } from '../../platform/api.ts';
import { Note } from '../../ui/note.tsx';
import classes from './result-form.module.css';
import type { ResultValues } from './result-values.ts';

const pauseMs = 1_000;
const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

type ResultDraftProps = {
  id: string;
  /** Of the draft that the form began with. */
  revision: number;
  /** The report is on its way: what is kept now would only be in its way. */
  isSending: () => boolean;
};

/** Keeps what is typed on the server, for any device, and says when it last did. */
export function ResultDraft({ id, revision, isSending }: ResultDraftProps) {
  const { subscribe } = useFormContext<ResultValues>();
  const known = useRef(revision);
  const [savedAt, setSavedAt] = useState<string>();
  const [isWaiting, setWaiting] = useState(false);
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    let waiting: ResultValues | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let line = Promise.resolve();
    let isOver = false;
    const save = async () => {
      const data = waiting;
      waiting = undefined;
      if (!data || isOver || isSending()) return;
      const body = { data: { ...data }, revision: known.current };
      try {
        const kept = await call(results.saveDraft, { params: { id }, body });
        known.current = kept.revision;
        setSavedAt(kept.updatedAt);
        setFailure(undefined);
        setWaiting(waiting !== undefined);
      } catch (error) {
        isOver = error instanceof ApiError && error.status === 409;
        waiting ??= data;
        if (!isSending()) setFailure((error as Error).message);
      }
    };
    const next = () => {
      clearTimeout(timer);
      // One after the other: each must know the number that the last one got.
      line = line.then(save);
    };
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        waiting = structuredClone(values);
        setWaiting(true);
        clearTimeout(timer);
        timer = setTimeout(next, pauseMs);
      },
    });
    return () => {
      stop();
      next();
    };
  }, [subscribe, id, isSending]);

  if (failure) {
    return (
      <Note kind="bad" live>
        {`Your changes are not kept: ${failure}`}
      </Note>
    );
  }
  return (
    <p className={classes.saved} aria-live="polite">
      {wordsFor(isWaiting, savedAt)}
    </p>
  );
}

function wordsFor(isWaiting: boolean, savedAt: string | undefined): string {
  if (isWaiting) return 'Saving';
  return savedAt ? `Saved ${clock.format(new Date(savedAt)).replaceAll('\u202f', ' ')}` : '';
}
