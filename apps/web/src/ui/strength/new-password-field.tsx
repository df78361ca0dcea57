import { useDeferredValue } from 'react';
import { useFormContext } from 'react-hook-form';
import { type FieldProps } from '../fields/field-parts.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import classes from './strength.module.css';
import { knownWords, strengthOf } from './strength-words.ts';
import { useStrength } from './use-strength.ts';

type NewPasswordFieldProps = Pick<FieldProps, 'name' | 'label'> & {
  shortest: number;
  /** Fields of the same form that a guesser would know. */
  knownFields?: readonly string[];
};

const steps = [0, 1, 2, 3] as const;

/** A password chosen anew, with a word on how hard it is to guess. */
export function NewPasswordField({
  name,
  label,
  shortest,
  knownFields = [],
}: NewPasswordFieldProps) {
  const { watch } = useFormContext();
  const typed = useDeferredValue(textOf(watch(name)).trim());
  const score = useStrength(typed, knownWords(watch([...knownFields])));
  const strength = score === undefined ? undefined : strengthOf(score, typed.length, shortest);
  const filled = strength?.kind === 'bad' ? 1 : (score ?? 0);
  return (
    <div className={classes.field}>
      <PasswordField
        name={name}
        label={label}
        autoComplete="new-password"
        hint={`At least ${shortest} characters. A few words you like work well.`}
      />
      {strength && (
        <output className={classes.meter} data-kind={strength.kind}>
          <span className={classes.bar} aria-hidden="true">
            {steps.map((step) => (
              <i key={step} data-on={step < filled || undefined} />
            ))}
          </span>
          <span>Strength: {strength.word}</span>
        </output>
      )}
    </div>
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
