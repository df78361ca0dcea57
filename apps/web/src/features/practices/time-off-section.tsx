import { practices, timeOffForm } from '@courtside/contract/practices';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { FieldGrid } from '../../ui/field-grid.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { submitFailure } from '../../ui/form/submit-failure.ts';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { EntryForm } from './entry-form.tsx';
import { Loaded } from './loaded.tsx';
import { type TimeOff, timeOffQuery, useKeep } from './practice-queries.ts';
import classes from './practices.module.css';
import { TimeOffRow } from './time-off-row.tsx';

/** Days without hearings. They can be taken back with one click, and that undone with another. */
export function TimeOffSection() {
  const keep = useKeep();
  const frame = useRef<HTMLDivElement>(null);
  const [isAdding, setAdding] = useState(false);
  const close = () => {
    setAdding(false);
    frame.current?.focus();
  };
  const add = async (body: { from: string; to: string; note: string | null }) => {
    await call(practices.addTimeOff, { body });
    await keep(timeOffQuery.queryKey);
  };
  const remove = async ({ id, from, to, note }: TimeOff) => {
    frame.current?.focus();
    try {
      await call(practices.removeTimeOff, { params: { id } });
      const onClick = () => void add({ from, to, note });
      showToast({ kind: 'ok', text: 'Time off removed', action: { label: 'Undo', onClick } });
    } catch (error) {
      showToast({ kind: 'bad', text: submitFailure(error, []).message ?? 'It was not removed' });
    }
    await keep(timeOffQuery.queryKey);
  };
  return (
    <Section
      title="Time off"
      actions={
        !isAdding && (
          <Button variant="secondary" size="s" onClick={() => setAdding(true)}>
            <IconPlus size={16} stroke={1.75} aria-hidden />
            Add time off
          </Button>
        )
      }
    >
      <div ref={frame} tabIndex={-1} className={classes.frame}>
        {isAdding && (
          <EntryForm
            label="Add time off"
            schema={timeOffForm}
            values={{ from: '', to: '', note: '' }}
            onCancel={close}
            save={async (body) => {
              await add(body);
              showToast({ kind: 'ok', text: 'Time off added' });
              close();
            }}
          >
            <Stack gap={4}>
              <FieldGrid>
                <TextField name="from" label="First day" type="date" />
                <TextField name="to" label="Last day" type="date" />
              </FieldGrid>
              <TextField name="note" label="Note" optional hint="Only you see it." />
            </Stack>
          </EntryForm>
        )}
        <Loaded query={useQuery(timeOffQuery)} what="your time off">
          {({ items }) => (
            <>
              {items.length === 0 && !isAdding && (
                <p className={classes.quiet}>
                  None planned. On days off you are not offered any hearing.
                </p>
              )}
              <ul className={classes.list} aria-label="Time off">
                {items.map((item) => (
                  <TimeOffRow key={item.id} item={item} onRemove={() => void remove(item)} />
                ))}
              </ul>
            </>
          )}
        </Loaded>
      </div>
    </Section>
  );
}
