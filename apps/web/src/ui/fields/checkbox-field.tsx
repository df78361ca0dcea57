import { useId } from 'react';
import type { FieldProps } from './field-parts.tsx';
import classes from './fields.module.css';
import { ProblemLine } from './problem-line.tsx';
import { useField } from './use-field.ts';

type CheckboxFieldProps = Pick<FieldProps, 'name' | 'label' | 'hint'> & { disabled?: boolean };

export function CheckboxField({ name, label, hint, disabled }: CheckboxFieldProps) {
  const { field, problem } = useField(name);
  const { ref, value, onChange, onBlur } = field;
  const id = useId();
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div>
      <label className={classes.check}>
        <input
          type="checkbox"
          name={name}
          ref={ref}
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
          onBlur={onBlur}
          disabled={disabled}
          aria-invalid={problem ? true : undefined}
          aria-describedby={described || undefined}
        />
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      {problem && (
        <ProblemLine id={`${id}-problem`} indented>
          {problem}
        </ProblemLine>
      )}
    </div>
  );
}
