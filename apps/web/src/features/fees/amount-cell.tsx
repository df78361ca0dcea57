import type { ReactNode } from 'react';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { NonStandardFee } from './fee-queries.ts';
import classes from './fees.module.css';
import { useGridEdit } from './row-edit-context.ts';
import { type Amount, cellId } from './use-row-edit.ts';
import { walkCells } from './walk-cells.ts';

type AmountCellProps = {
  row: NonStandardFee;
  /** What the cell holds, such as "client fee". */
  name: string;
  /** The inputs it opens; the first takes the focus. */
  amounts: readonly [EditedAmount, ...EditedAmount[]];
  children: ReactNode;
};

type EditedAmount = { key: Amount; label: string };

/** A cell that opens its row for editing by a click or Enter. Arrow keys walk between such cells. */
export function AmountCell({ row, name, amounts, children }: AmountCellProps) {
  const edit = useGridEdit();
  if (edit.row?.id === row.id) {
    return (
      <div className={classes.inputs} data-edited-row>
        {amounts.map(({ key, label }) =>
          key === 'includedMinutes' ? (
            <NumberField key={key} name={key} label={label} />
          ) : (
            <MoneyField key={key} name={key} label={label} />
          ),
        )}
      </div>
    );
  }
  const [{ key: first }] = amounts;
  return (
    <button
      type="button"
      id={cellId(row, first)}
      className={classes.cell}
      onClick={() => edit.start(row, first)}
      onKeyDown={walkCells}
    >
      <VisuallyHidden>{`Edit ${name} of ${row.appearanceTypeName} at ${row.placeName}: `}</VisuallyHidden>
      {children}
    </button>
  );
}
