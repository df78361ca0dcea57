import { useId } from 'react';
import { ProblemLine } from '../../ui/fields/problem-line.tsx';
import { useField } from '../../ui/fields/use-field.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './choice-field.module.css';

type ChoiceFieldProps = {
  name: string;
  legend: string;
  options: readonly { value: string; label: string }[];
  /** How many stand beside each other. */
  columns: 2 | 3;
  /** Filled, for the one choice that decides about the rest. */
  strong?: boolean;
};

/** One of a few short words, large enough for a thumb. */
export function ChoiceField({ name, legend, options, columns, strong = false }: ChoiceFieldProps) {
  const { field, problem } = useField(name);
  const id = useId();
  return (
    <fieldset
      className={classes.field}
      aria-describedby={problem ? id : undefined}
      aria-invalid={problem ? true : undefined}
      role="radiogroup"
    >
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      <div className={classes.options} data-columns={columns} data-strong={strong || undefined}>
        {options.map(({ value, label }, index) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              ref={index === 0 ? field.ref : undefined}
              checked={field.value === value}
              onChange={() => field.onChange(value)}
              onBlur={field.onBlur}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {problem && <ProblemLine id={id}>{problem}</ProblemLine>}
    </fieldset>
  );
}
