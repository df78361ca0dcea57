import { fees } from '@courtside/contract/fees';
import { caseTypes } from '@courtside/domain/case-types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { call } from '../../platform/api.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { FieldGrid } from '../../ui/field-grid.tsx';
import { ChecklistField } from '../../ui/fields/checklist-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { useActionKey } from '../../ui/form/use-action-key.ts';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { AmountFields } from './amount-fields.tsx';
import { bulkFill, emptyBulkFill, roundings } from './bulk-fill.ts';
import { activeTypesQuery, feesKey, type StandardFee } from './fee-queries.ts';
import { type FillCounts, feesWords } from './fee-words.ts';
import { FillOutcome } from './fill-outcome.tsx';
import { usePanelUnsaved } from './panel-unsaved.ts';
import { PercentField } from './percent-field.tsx';
import { PlacesField } from './places-field.tsx';
import { SidePanel } from './side-panel.tsx';

type BulkFillPanelProps = {
  opened: boolean;
  onClose: () => void;
  /** The type that the grid shows, to begin with. */
  type: string;
};

export function BulkFillPanel({ opened, onClose, type }: BulkFillPanelProps) {
  return (
    <SidePanel
      opened={opened}
      onClose={onClose}
      wide
      title="Fill in bulk"
      lead="The same change for several appearance types at several places, all or nothing. Try it first: that changes nothing."
    >
      <LoadedForm type={type} onDone={onClose} />
    </SidePanel>
  );
}

function LoadedForm({ type, onDone }: { type: string; onDone: () => void }) {
  const { data, isError, error, isFetching, refetch } = useQuery(activeTypesQuery);
  if (data) return <BulkFillForm types={data} type={type} onDone={onDone} />;
  if (!isError) return <SkeletonRows label="Loading the appearance types" rows={4} />;
  return (
    <ErrorState
      title="We could not load the appearance types"
      retrying={isFetching}
      onRetry={() => void refetch()}
    >
      {error.message}
    </ErrorState>
  );
}

type FormProps = { types: readonly StandardFee[]; type: string; onDone: () => void };
type Fill = z.output<typeof bulkFill>;
type Tried = { fill: Fill; counts: FillCounts };

function BulkFillForm({ types, type, onDone }: FormProps) {
  const queryClient = useQueryClient();
  const keyFor = useActionKey();
  const [tried, setTried] = useState<Tried>();
  const options = types.map(({ id, name, caseType }) => ({
    value: id,
    label: `${name}, ${caseTypes[caseType]}`,
  }));
  const send = async (fill: Fill, dryRun: boolean) => {
    const body = { ...fill, dryRun };
    return call(fees.fillNonStandard, { body }, { idempotencyKey: keyFor({ body, tried }) });
  };
  return (
    <Form
      label="Fill in bulk"
      schema={bulkFill}
      defaultValues={{ ...emptyBulkFill, appearanceTypes: type ? [type] : [] }}
      onSubmit={async (fill) => {
        setTried(undefined);
        setTried({ fill, counts: await send(fill, true) });
      }}
    >
      <Stack gap={6}>
        <ChecklistField
          name="appearanceTypes"
          label="Appearance types"
          options={options}
          searchable
        />
        <PlacesField name="places" label="Places" />
        <WayFields />
        <FillOutcome
          tried={tried}
          set={async ({ fill }) => {
            const { added, changed } = await send(fill, false);
            showToast({ kind: 'ok', text: `${feesWords(added + changed)} set` });
            onDone();
            await queryClient.invalidateQueries({ queryKey: feesKey });
          }}
        />
      </Stack>
      <UnsavedReport isTried={tried !== undefined} />
    </Form>
  );
}

const ways = [
  { value: 'amounts', label: 'By amounts', detail: 'The same fee at each place' },
  { value: 'percent', label: 'By percent', detail: 'Raise or lower what applies there now' },
] as const;

function WayFields() {
  const { setValue } = useFormContext();
  const by = useWatch<{ by: 'amounts' | 'percent' }>({ name: 'by' });
  return (
    <Stack gap={4}>
      <RadioCards
        legend="Set the fees"
        cards={ways}
        value={by}
        onChange={(way) => setValue('by', way, { shouldDirty: true })}
      />
      {by === 'amounts' ? (
        <AmountFields path="amounts." />
      ) : (
        <FieldGrid>
          <PercentField
            name="percent.clientPercent"
            label="Client side"
            hint="Fee and hourly. 10 raises, -5 lowers, 0 leaves it."
          />
          <PercentField name="percent.attorneyPercent" label="Attorney side" />
          <SelectField name="percent.roundTo" label="Round to" options={roundings} />
        </FieldGrid>
      )}
    </Stack>
  );
}

function UnsavedReport({ isTried }: { isTried: boolean }) {
  const { isDirty, isSubmitting } = useFormState();
  usePanelUnsaved((isDirty || isTried) && !isSubmitting);
  return null;
}
