import { useState } from 'react';
import { type Finder, type Found, SearchSelect } from '../search-select.tsx';
import { type FieldProps, fieldWording } from './field-parts.tsx';
import { useField } from './use-field.ts';

type SearchSelectFieldProps = FieldProps & {
  finder: Finder;
  placeholder?: string;
  disabled?: boolean;
  /** What is chosen at first, in words; the form itself holds only its value. */
  initial?: Found | null;
  /** Told when another is chosen, for what depends on it. */
  onChoose?: (chosen: Found | null) => void;
};

/** One of very many, found by typing. Left empty it is ''. */
export function SearchSelectField({
  name,
  label,
  hint,
  optional,
  initial = null,
  onChoose,
  ...input
}: SearchSelectFieldProps) {
  const { field, problem } = useField(name);
  const [chosen, setChosen] = useState(initial);
  return (
    <SearchSelect
      {...input}
      value={chosen && chosen.value === field.value ? chosen : null}
      onChange={(found) => {
        setChosen(found);
        field.onChange(found?.value ?? '');
        onChoose?.(found);
      }}
      onBlur={field.onBlur}
      inputRef={field.ref}
      {...fieldWording({ label, hint, ...(optional && { optional }) }, problem)}
    />
  );
}
