import '@mantine/core/styles/Input.css';
import { NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import classes from './fields/fields.module.css';

type FilterSelectProps = {
  label: string;
  /** What no choice means, such as "All states"; absent where one is always chosen. */
  all?: string;
  options: readonly { value: string; label: string }[];
  /** The chosen one, or an empty string for all. */
  value: string;
  onChange: (value: string) => void;
};

/** A filter with more values than chips can show. */
export function FilterSelect({ label, all, options, value, onChange }: FilterSelectProps) {
  return (
    <NativeSelect
      aria-label={label}
      data={all === undefined ? [...options] : [{ value: '', label: all }, ...options]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      rightSection={
        <IconChevronDown size={18} stroke={1.75} className={classes.chevron} aria-hidden />
      }
    />
  );
}
