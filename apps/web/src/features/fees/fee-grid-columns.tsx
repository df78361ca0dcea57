import { caseTypes } from '@courtside/domain/case-types';
import { durationWords } from '../../platform/fee-words.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { ProblemLine } from '../../ui/fields/problem-line.tsx';
import { Money } from '../../ui/money.tsx';
import { AmountCell } from './amount-cell.tsx';
import type { NonStandardFee } from './fee-queries.ts';
import { sourceWords } from './fee-words.ts';
import classes from './fees.module.css';
import { Hourly } from './hourly.tsx';
import { RowActions } from './row-actions.tsx';
import { useGridEdit } from './row-edit-context.ts';
import { RowMargin } from './row-margin.tsx';

export function feeGridColumns(
  onRemove: (row: NonStandardFee) => void,
): readonly Column<NonStandardFee>[] {
  return [
    {
      key: 'type',
      header: 'Appearance type',
      kind: 'caption',
      cell: ({ appearanceTypeName }) => appearanceTypeName,
      detail: (row) => <TypeDetail row={row} />,
    },
    {
      key: 'place',
      header: 'Place',
      cell: ({ placeName }) => placeName,
      detail: ({ within }) => within,
    },
    {
      key: 'client',
      header: 'Client fee',
      kind: 'money',
      cell: (row) => (
        <AmountCell
          row={row}
          name="client fee"
          amounts={[
            { key: 'clientFeeCents', label: 'Client fee' },
            { key: 'clientHourlyCents', label: 'Client hourly' },
          ]}
        >
          <Money cents={row.clientFeeCents} />
          <Hourly cents={row.clientHourlyCents} />
        </AmountCell>
      ),
    },
    {
      key: 'attorney',
      header: 'Attorney fee',
      kind: 'money',
      cell: (row) => (
        <AmountCell
          row={row}
          name="attorney fee"
          amounts={[
            { key: 'attorneyFeeCents', label: 'Attorney fee' },
            { key: 'attorneyHourlyCents', label: 'Attorney hourly' },
          ]}
        >
          <Money cents={row.attorneyFeeCents} />
          <Hourly cents={row.attorneyHourlyCents} />
        </AmountCell>
      ),
    },
    {
      key: 'included',
      header: 'Included',
      kind: 'number',
      cell: (row) => (
        <AmountCell
          row={row}
          name="included minutes"
          amounts={[{ key: 'includedMinutes', label: 'Included minutes' }]}
        >
          {durationWords(row.includedMinutes)}
          <span className={classes.hourly}>hourly after</span>
        </AmountCell>
      ),
    },
    {
      key: 'margin',
      header: 'Margin',
      kind: 'money',
      cell: (row) => <RowMargin row={row} />,
    },
    {
      key: 'instead',
      header: 'Without it',
      kind: 'money',
      cell: ({ instead }) => <Money cents={instead.clientFeeCents} />,
      detail: ({ instead }) => sourceWords(instead),
    },
    {
      key: 'actions',
      header: 'Change',
      cell: (row) => <RowActions row={row} onRemove={onRemove} />,
    },
  ];
}

/** The practice area, and below it why the row could not be saved. */
function TypeDetail({ row }: { row: NonStandardFee }) {
  const { row: edited, failure } = useGridEdit();
  return (
    <>
      {caseTypes[row.caseType]}
      {edited?.id === row.id && failure && <ProblemLine announced>{failure}</ProblemLine>}
    </>
  );
}
