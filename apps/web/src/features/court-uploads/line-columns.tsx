import { IconAlertTriangle, IconCopy, IconEqual, IconPencil, IconPlus } from '@tabler/icons-react';
import type { Column } from '../../ui/data-table/column.ts';
import { lineColumn, outcomeColumn } from '../../ui/sheets/checked-lines.tsx';
import type { OutcomeLooks } from '../../ui/sheets/outcome.tsx';
import { Remarks } from '../../ui/sheets/remarks.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './court-uploads.module.css';
import type { Line } from './uploads-query.ts';

export const outcomeLooks: OutcomeLooks<Line['outcome']> = {
  error: { icon: IconAlertTriangle, tone: 'red', word: 'Error', many: 'Errors' },
  duplicate: { icon: IconCopy, tone: 'amber', word: 'Duplicate', many: 'Duplicates' },
  changed: { icon: IconPencil, tone: 'blue', word: 'Changed', many: 'Changed' },
  new: { icon: IconPlus, tone: 'green', word: 'New', many: 'New' },
  same: { icon: IconEqual, tone: 'slate', word: 'Unchanged', many: 'Unchanged' },
};

export const lineColumns: readonly Column<Line>[] = [
  lineColumn,
  {
    key: 'court',
    header: 'Court',
    kind: 'caption',
    cell: ({ name }) => name || 'No name',
    detail: ({ place }) => place,
  },
  outcomeColumn(outcomeLooks),
  { key: 'details', header: 'Details', cell: (line) => <Details line={line} /> },
];

function Details({ line: { outcome, problems, changes } }: { line: Line }) {
  if (outcome === 'new') return 'New to the list';
  if (outcome === 'same') return 'Stays as it is';
  return (
    <Remarks remarks={problems}>
      {changes.map(({ column, before, after }) => (
        <li key={column}>
          <b>{column}</b> <del className={classes.before}>{before || 'empty'}</del>{' '}
          <span aria-hidden>→</span>
          <VisuallyHidden> becomes </VisuallyHidden>{' '}
          <ins className={classes.after}>{after || 'empty'}</ins>
        </li>
      ))}
    </Remarks>
  );
}
