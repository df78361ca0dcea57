import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';

type SearchBoxProps = {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
};

/** A box to search in what is shown. Enter does not send the form around it. */
export function SearchBox({ label, placeholder, value, onChange }: SearchBoxProps) {
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={placeholder ?? 'Search'}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
      leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
    />
  );
}
