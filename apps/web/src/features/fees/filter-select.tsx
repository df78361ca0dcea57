import '@mantine/core/styles/Input.css';
import { NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';

type FilterSelectProps = {
  label: string;
  /** What it says while nothing is filtered; absent where one is always chosen. */
  all?: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
};

/** A filter with too many values for chips. */
export function FilterSelect({ label, all, options, value, onChange }: FilterSelectProps) {
  return (
    <NativeSelect
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={all === undefined ? [...options] : [{ value: '', label: all }, ...options]}
      rightSection={<IconChevronDown size={18} stroke={1.75} aria-hidden />}
      rightSectionPointerEvents="none"
    />
  );
}
