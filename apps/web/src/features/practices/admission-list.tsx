import type { ExpiryStanding } from '@courtside/domain/practices';
import { IconPlus } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { ZodType } from 'zod';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Section } from '../../ui/section.tsx';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { AdmissionRow } from './admission-row.tsx';
import { EntryForm } from './entry-form.tsx';
import { Loaded } from './loaded.tsx';
import classes from './practices.module.css';

export type ListedAdmission = {
  place: string;
  name: string;
  number: string | null;
  year: number | null;
  expiresOn: string | null;
  standing: ExpiryStanding;
};

type AdmissionListProps<Input extends FieldValues, Output extends { place: string }> = {
  title: string;
  /** What one is in, such as "state". */
  one: string;
  query: UseQueryResult;
  items: readonly ListedAdmission[];
  empty: string;
  schema: ZodType<Output, Input>;
  blank: DefaultValues<Input>;
  fields: { toAdd: ReactNode; toChange: ReactNode };
  save: (values: Output) => Promise<void>;
  remove: (place: string) => Promise<void>;
};

const isNew = Symbol('one that is being added');

/** Admissions of one sort, each changed in its place. */
export function AdmissionList<Input extends FieldValues, Output extends { place: string }>({
  title,
  one,
  query,
  items,
  empty,
  schema,
  blank,
  fields,
  save,
  remove,
}: AdmissionListProps<Input, Output>) {
  const frame = useRef<HTMLDivElement>(null);
  const [edited, setEdited] = useState<string | typeof isNew>();
  const [removed, setRemoved] = useState<ListedAdmission>();
  const close = () => {
    setEdited(undefined);
    frame.current?.focus();
  };
  const form = (label: string, values: DefaultValues<Input>, entries: ReactNode) => (
    <EntryForm
      label={label}
      schema={schema}
      values={values}
      onCancel={close}
      save={async (entered) => {
        await save(entered);
        showToast({ kind: 'ok', text: 'Admission saved' });
        close();
      }}
    >
      {entries}
    </EntryForm>
  );
  return (
    <Section
      title={title}
      actions={
        edited !== isNew && (
          <Button variant="secondary" size="s" onClick={() => setEdited(isNew)}>
            <IconPlus size={16} stroke={1.75} aria-hidden />
            {`Add a ${one}`}
          </Button>
        )
      }
    >
      <Loaded query={query} what="your admissions">
        {() => (
          <div ref={frame} tabIndex={-1} className={classes.frame}>
            {edited === isNew && form(`Add a ${one}`, blank, fields.toAdd)}
            {items.length === 0 && edited !== isNew && <p className={classes.quiet}>{empty}</p>}
            <ul className={classes.list} aria-label={title}>
              {items.map((item) =>
                edited === item.place ? (
                  <li key={item.place} data-edited>
                    <p className={classes.name}>{item.name}</p>
                    {form(
                      `Change ${item.name}`,
                      valuesOf(item) as DefaultValues<Input>,
                      fields.toChange,
                    )}
                  </li>
                ) : (
                  <AdmissionRow
                    key={item.place}
                    item={item}
                    onEdit={() => setEdited(item.place)}
                    onRemove={() => setRemoved(item)}
                  />
                ),
              )}
            </ul>
          </div>
        )}
      </Loaded>
      <ConfirmDialog
        opened={removed !== undefined}
        question={`Remove your admission in ${removed?.name ?? ''}?`}
        keep="Keep it"
        act="Remove"
        danger
        onKeep={() => setRemoved(undefined)}
        onAct={async () => {
          if (removed) await remove(removed.place);
          setRemoved(undefined);
          frame.current?.focus();
        }}
      >
        You are no longer offered hearings that need it. Hearings that you hold stay yours.
      </ConfirmDialog>
    </Section>
  );
}

function valuesOf({ place, number, year, expiresOn }: ListedAdmission) {
  return { place, number: number ?? '', year: year ?? undefined, expiresOn: expiresOn ?? '' };
}
