import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import { useState } from 'react';

type DayFilterProps = {
  /** What is chosen by it, such as "Hearings from". */
  label: string;
  /** The short word that is seen, such as "From". */
  word: string;
  /** `2026-03-12`, or an empty string. */
  value: string;
  onChange: (value: string) => void;
};

/** A day to begin or to end with. What is half typed is no filter yet. */
export function DayFilter({ label, word, value, onChange }: DayFilterProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      type="date"
      aria-label={label}
      leftSection={word}
      leftSectionWidth={56}
      leftSectionPointerEvents="none"
      max="2099-12-31"
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
