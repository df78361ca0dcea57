import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { drafts, withoutSecrets } from './drafts.ts';

type FormDraftProps = {
  /** The draft's name in the browser's storage. */
  name: string;
  /** Fields that are never kept. */
  secrets: readonly string[];
};

const pauseMs = 250;

/** Keeps what is typed for as long as the tab is open, so that a reload or a lost network costs nothing. */
export function FormDraft({ name, secrets }: FormDraftProps) {
  const { subscribe } = useFormContext();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        clearTimeout(timer);
        timer = setTimeout(() => drafts.keep(name, withoutSecrets(values, secrets)), pauseMs);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [subscribe, name, secrets]);
  return null;
}
