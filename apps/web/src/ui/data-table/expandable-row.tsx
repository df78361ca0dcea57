import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { VisuallyHidden } from '../visually-hidden.tsx';
import classes from './data-table.module.css';

export type Expansion<Item> = {
  /** What opens, for those who hear it, such as "Changes of entry 12". */
  label: (item: Item) => string;
  content: (item: Item) => ReactNode;
};

type ExpandableRowProps<Item> = {
  item: Item;
  expansion: Expansion<Item>;
  width: number;
  children: ReactNode;
};

/** A row with more below it, shown on demand. */
export function ExpandableRow<Item>({
  item,
  expansion,
  width,
  children,
}: ExpandableRowProps<Item>) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <>
      <tr>
        {children}
        <td data-kind="toggle">
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <Chevron size={18} stroke={1.75} aria-hidden />
            <VisuallyHidden>{expansion.label(item)}</VisuallyHidden>
          </button>
        </td>
      </tr>
      {isOpen && (
        <tr id={id} className={classes.expanded}>
          <td colSpan={width + 1} data-kind="caption">
            {expansion.content(item)}
          </td>
        </tr>
      )}
    </>
  );
}
