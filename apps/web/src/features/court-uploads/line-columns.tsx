import type { Column } from '../../ui/data-table/column.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './court-uploads.module.css';
import { OutcomeLabel } from './outcome.tsx';
import type { Line } from './uploads-query.ts';

export const lineColumns: readonly Column<Line>[] = [
  { key: 'line', header: 'Line', cell: ({ line }) => line.toLocaleString('en-US') },
  {
    key: 'court',
    header: 'Court',
    kind: 'caption',
    cell: ({ name }) => name || 'No name',
    detail: ({ place }) => place,
  },
  { key: 'outcome', header: 'Outcome', cell: ({ outcome }) => <OutcomeLabel outcome={outcome} /> },
  { key: 'details', header: 'Details', cell: (line) => <Details line={line} /> },
];

function Details({ line: { outcome, problems, changes } }: { line: Line }) {
  if (outcome === 'new') return 'New to the list';
  if (outcome === 'same') return 'Stays as it is';
  return (
    <ul className={classes.details}>
      {problems.map(({ column, message }) => (
        <li key={`${column} ${message}`}>
          <b>{column}</b> {message}
        </li>
      ))}
      {changes.map(({ column, before, after }) => (
        <li key={column}>
          <b>{column}</b> <del>{before || 'empty'}</del> <span aria-hidden>→</span>
          <VisuallyHidden> becomes </VisuallyHidden> <ins>{after || 'empty'}</ins>
        </li>
      ))}
    </ul>
  );
}
