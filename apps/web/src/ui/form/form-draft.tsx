import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { drafts, withoutSecrets } from './drafts.ts';

type FormDraftProps = {
  /** The draft's name in the browser's storage. */
  name: string;
  /** Fields that are never kept. */
  secrets: readonly string[];
};

/** Keeps what is typed for as long as the tab is open, so that a reload or a lost network costs nothing. */
export function FormDraft({ name, secrets }: FormDraftProps) {
  const { subscribe } = useFormContext();
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => drafts.keep(name, withoutSecrets(values, secrets)),
      }),
    [subscribe, name, secrets],
  );
  return null;
}
