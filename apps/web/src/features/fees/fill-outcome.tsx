import { IconTrendingDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Facts } from '../../ui/facts.tsx';
import { FormActions, SubmitButton } from '../../ui/form/form-actions.tsx';
import { Note } from '../../ui/note.tsx';
import { Stack } from '../../ui/stack.tsx';
import { TagLabel } from '../../ui/tag.tsx';
import { type FillCounts, feesWords } from './fee-words.ts';

type FillOutcomeProps<Tried> = {
  tried: Tried | undefined;
  set: (tried: Tried) => Promise<void>;
};

/** What was found out by trying, and the button that does it. Any change of the form takes both away. */
export function FillOutcome<Tried extends { counts: FillCounts }>({
  tried,
  set,
}: FillOutcomeProps<Tried>) {
  const { isDirty } = useFormState();
  const [isAsking, setAsking] = useState(false);
  const current = isDirty ? undefined : tried;
  const count = current ? current.counts.added + current.counts.changed : 0;
  return (
    <Stack gap={4}>
      {current && <Counts counts={current.counts} />}
      <FormActions>
        {count > 0 && <Button onClick={() => setAsking(true)}>{`Set ${feesWords(count)}`}</Button>}
        <SubmitButton variant={count > 0 ? 'secondary' : 'primary'} busyLabel="Trying">
          {current ? 'Try again' : 'Try it'}
        </SubmitButton>
      </FormActions>
      {current && (
        <ConfirmDialog
          opened={isAsking}
          question={`Set ${feesWords(count)}?`}
          keep="Not yet"
          act={`Set ${feesWords(count)}`}
          {...(current.counts.atALoss > 0 && {
            consequence: `${feesWords(current.counts.atALoss)} will be at a loss: the attorney gets more than the client pays.`,
          })}
          onKeep={() => setAsking(false)}
          onAct={async () => set(current)}
        >
          {`${feesWords(current.counts.added)} added, ${feesWords(current.counts.changed)} changed. What was ordered keeps its price.`}
        </ConfirmDialog>
      )}
    </Stack>
  );
}

function Counts({ counts: { added, changed, unchanged, atALoss } }: { counts: FillCounts }) {
  return (
    <section aria-live="polite" aria-label="What would happen">
      <Stack gap={3}>
        <Facts
          items={[
            { name: 'Would be added', value: feesWords(added) },
            { name: 'Would change', value: feesWords(changed) },
            { name: 'Stay as they are', value: feesWords(unchanged) },
            {
              name: 'At a loss',
              value:
                atALoss === 0 ? (
                  'None'
                ) : (
                  <TagLabel icon={IconTrendingDown} tone="red">
                    {feesWords(atALoss)}
                  </TagLabel>
                ),
            },
          ]}
        />
        {added + changed === 0 && <Note>Nothing would change.</Note>}
      </Stack>
    </section>
  );
}
