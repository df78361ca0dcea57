import { useId } from 'react';
import classes from './filter-chips.module.css';

type FilterChipsProps = {
  legend: string;
  options: readonly { value: string; label: string }[];
  /** The chosen one, or an empty string for all. */
  value: string;
  onChange: (value: string) => void;
};

/** A filter with few values, all of them in sight. */
export function FilterChips({ legend, options, value, onChange }: FilterChipsProps) {
  const name = useId();
  return (
    <fieldset className={classes.chips} aria-label={legend}>
      {[{ value: '', label: 'All' }, ...options].map((option) => (
        <label key={option.value} className={classes.chip}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
