import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { NonStandardFee } from './fee-queries.ts';
import classes from './fees.module.css';
import { useGridEdit } from './row-edit-context.ts';

type RowActionsProps = { row: NonStandardFee; onRemove: (row: NonStandardFee) => void };

export function RowActions({ row, onRemove }: RowActionsProps) {
  const edit = useGridEdit();
  const name = ` ${row.appearanceTypeName} at ${row.placeName}`;
  if (edit.row?.id === row.id) {
    return (
      <div className={classes.rowActions} data-edited-row>
        <Button size="s" busy={edit.isSubmitting} onClick={() => void edit.save()}>
          Save
          <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
        <Button variant="ghost" size="s" onClick={edit.cancel}>
          Cancel
        </Button>
      </div>
    );
  }
  return (
    <div className={classes.rowActions}>
      <Button variant="ghost" size="s" onClick={() => edit.start(row, 'clientFeeCents')}>
        <IconPencil size={18} stroke={1.75} aria-hidden />
        <span className={classes.actionWord}>Edit</span>
        <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
      <Button variant="ghost" size="s" onClick={() => onRemove(row)}>
        <IconTrash size={18} stroke={1.75} aria-hidden />
        <span className={classes.actionWord}>Remove</span>
        <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    </div>
  );
}
