import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import { useState } from 'react';

type DateFilterProps = {
  /** What is chosen by it, such as "Hearings from". */
  label: string;
  /** The short word that is seen, such as "From". */
  word: string;
  /** ISO date, or an empty string for any. */
  value: string;
  onChange: (value: string) => void;
  min?: string;
  max?: string;
};

/** One end of a range of days that narrows a list. What is half typed is no filter yet. */
export function DateFilter({ label, word, value, onChange, min, max }: DateFilterProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      type="date"
      aria-label={label}
      leftSection={word}
      leftSectionWidth={56}
      leftSectionPointerEvents="none"
      min={min}
      max={max ?? '2099-12-31'}
      value={typed ?? value}
      onChange={(event) => {
        const day = event.currentTarget.value;
        setTyped(day);
        if (day === '' || /^20\d\d-/.test(day)) onChange(day);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
