import { fee } from '@courtside/contract/fees';
import { useWatch } from 'react-hook-form';
import type { NonStandardFee } from './fee-queries.ts';
import classes from './fees.module.css';
import { Margin, MarginDetail } from './margin.tsx';
import { useGridEdit } from './row-edit-context.ts';

/** What is left of the fee; while the row is edited, of what is typed. */
export function RowMargin({ row }: { row: NonStandardFee }) {
  const { row: edited } = useGridEdit();
  if (edited?.id === row.id) return <TypedMargin />;
  return <MarginLines of={row} />;
}

function TypedMargin() {
  const typed = fee.safeParse(useWatch());
  return <output>{typed.success && <MarginLines of={typed.data} />}</output>;
}

function MarginLines({ of: one }: { of: Parameters<typeof Margin>[0]['fee'] }) {
  return (
    <>
      <Margin fee={one} />
      <span className={classes.hourly}>
        <MarginDetail fee={one} />
      </span>
    </>
  );
}
