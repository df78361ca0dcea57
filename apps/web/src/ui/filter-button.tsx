import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import classes from './filter-button.module.css';

/** The look of what opens filters, be it a button or the summary of details. */
export const filterButton = classes.button;

export function FilterButtonLabel({ count }: { count: number }) {
  return (
    <>
      <IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden />
      Filters
      {count > 0 && <b className={classes.count}>{count}</b>}
    </>
  );
}
