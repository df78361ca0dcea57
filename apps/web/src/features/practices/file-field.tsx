import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { FieldProblem } from '../../ui/fields/field-parts.tsx';
import { useField } from '../../ui/fields/use-field.ts';
import classes from './practices.module.css';

type FileFieldProps = { name: string; label: string; hint: ReactNode };

/** One file from the device; phones offer their camera. */
export function FileField({ name, label, hint }: FileFieldProps) {
  const { field, problem } = useField(name);
  const picker = useRef<HTMLInputElement>(null);
  const id = useId();
  const { ref, value, onChange, onBlur } = field;
  const chosen: unknown = value;
  return (
    <div>
      <p id={`${id}-label`} className={classes.fieldLabel}>
        {label}
      </p>
      <div className={classes.file}>
        <Button
          variant="secondary"
          ref={ref}
          onClick={() => picker.current?.click()}
          onBlur={onBlur}
          aria-describedby={`${id}-hint ${id}-problem`}
        >
          {chosen instanceof File ? 'Choose another file' : 'Choose a file'}
        </Button>
        <span className={classes.fileName}>{chosen instanceof File ? chosen.name : ''}</span>
      </div>
      <p id={`${id}-hint`} className={classes.detail}>
        {hint}
      </p>
      <p id={`${id}-problem`} className={classes.problem}>
        {problem && <FieldProblem>{problem}</FieldProblem>}
      </p>
      <input
        ref={picker}
        type="file"
        hidden
        aria-labelledby={`${id}-label`}
        accept=".pdf,.jpg,.jpeg,.png,.heic,.heif,.tif,.tiff"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onChange(file);
          // So that the same file can be chosen again once it is mended.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
