import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { ProblemLine } from '../../ui/fields/problem-line.tsx';
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
          aria-describedby={problem ? `${id}-hint ${id}-problem` : `${id}-hint`}
        >
          {chosen instanceof File ? 'Choose another file' : 'Choose a file'}
        </Button>
        <span className={classes.fileName}>{chosen instanceof File ? chosen.name : ''}</span>
      </div>
      <p id={`${id}-hint`} className={classes.detail}>
        {hint}
      </p>
      {problem && <ProblemLine id={`${id}-problem`}>{problem}</ProblemLine>}
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
