import { ApiError } from '@courtside/contract/client';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import classes from './orders.module.css';

/** What is edited was saved elsewhere meanwhile, and is not overwritten. */
export function Outdated({ onReload }: { onReload: () => void }) {
  return (
    <Note kind="warn" live>
      <span className={classes.noteLine}>
        This was changed elsewhere while you were editing. Load what is stored now, then make your
        change again.
        <Button variant="secondary" size="s" onClick={onReload}>
          Load what is stored
        </Button>
      </span>
    </Note>
  );
}

/** A taken name is a conflict too, but says so at its field. */
export function isChangedMeanwhile(error: unknown): boolean {
  return (
    error instanceof ApiError && error.code === 'conflict' && Object.keys(error.errors).length === 0
  );
}
