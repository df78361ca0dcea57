import { IconChevronDown, IconX } from '@tabler/icons-react';
import classes from './chip.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type ChipProps = {
  label: string;
  /** What the filter is set to; nothing when it is not set. */
  value?: string | undefined;
  onOpen: () => void;
  onClear?: () => void;
};

/** A filter over a list: opens its choices, and is cleared by its cross once it is set. */
export function Chip({ label, value, onOpen, onClear }: ChipProps) {
  return (
    <span className={classes.chip} data-set={value === undefined ? undefined : true}>
      <button type="button" className={classes.open} onClick={onOpen} aria-haspopup="true">
        {label}
        {value !== undefined && <b>{value}</b>}
        {value === undefined && <IconChevronDown size={16} stroke={1.75} aria-hidden />}
      </button>
      {value !== undefined && onClear && (
        <button type="button" className={classes.clear} onClick={onClear}>
          <IconX size={16} stroke={1.75} aria-hidden />
          <VisuallyHidden>Clear {label}</VisuallyHidden>
        </button>
      )}
    </span>
  );
}
