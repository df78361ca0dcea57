import { IconMapPinDollar } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { PagedTable } from '../../ui/data-table/paged-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { UnsavedWarning } from '../../ui/form/unsaved-warning.tsx';
import { feeGridColumns } from './fee-grid-columns.tsx';
import { type FeeQuery, type NonStandardFee, useNonStandardFees } from './fee-queries.ts';
import classes from './fees.module.css';
import { RemoveFeeDialog } from './remove-fee-dialog.tsx';
import { RowEditContext } from './row-edit-context.ts';
import { useRowEdit } from './use-row-edit.ts';

type FeeGridProps = {
  query: FeeQuery;
  /** Absent while nothing is filtered. */
  onClear: (() => void) | undefined;
};

/** All fees of places, each edited in its row. */
export function FeeGrid({ query, onClear }: FeeGridProps) {
  const list = useNonStandardFees(query);
  const edit = useRowEdit();
  const [removed, setRemoved] = useState<NonStandardFee>();
  const columns = useMemo(() => feeGridColumns(setRemoved), []);
  return (
    <RowEditContext value={edit}>
      <FormProvider {...edit.form}>
        <div className={classes.grid}>
          <PagedTable
            label="Non-standard fees"
            columns={columns}
            itemKey={({ id }) => id}
            expectedRows={10}
            list={list}
            noun="non-standard fees"
            empty={<NoFees onClear={onClear} />}
          />
        </div>
        {edit.row && <UnsavedWarning isBusy={() => false} />}
      </FormProvider>
      <RemoveFeeDialog row={removed} onClose={() => setRemoved(undefined)} />
    </RowEditContext>
  );
}

function NoFees({ onClear }: Pick<FeeGridProps, 'onClear'>) {
  if (!onClear) {
    return (
      <EmptyState icon={IconMapPinDollar} title="No place differs yet">
        The standard fees apply everywhere. Add a fee for a state, a county or a court with New fee.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={IconMapPinDollar}
      title="No non-standard fees match"
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear the filters
        </Button>
      }
    >
      Where no fee is listed, that of the county, the state or the standard fee applies.
    </EmptyState>
  );
}
