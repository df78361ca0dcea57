import { IconPlus, IconX } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './optional-rows.module.css';

type OptionalRowsProps = {
  name: string;
  label: string;
  /** The section around it says it already. */
  hidesLabel?: boolean;
  /** What one row is, such as "deadline". */
  one: string;
  blank: Record<string, unknown>;
  most: number;
  children: (path: string) => ReactNode;
};

/** Groups of fields, of which there may be none. */
export function OptionalRows({
  name,
  label,
  hidesLabel = false,
  one,
  blank,
  most,
  children,
}: OptionalRowsProps) {
  const { fields, append, remove } = useFieldArray({ name });
  const add = useRef<HTMLButtonElement>(null);
  const removeRow = (index: number) => {
    flushSync(() => remove(index));
    add.current?.focus();
  };
  return (
    <fieldset className={classes.rows}>
      <legend>{hidesLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}</legend>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className={classes.row}>
          <legend>
            <VisuallyHidden>{`${one} ${index + 1}`}</VisuallyHidden>
          </legend>
          <div className={classes.rowFields}>{children(`${name}.${index}`)}</div>
          <Button variant="ghost" onClick={() => removeRow(index)}>
            <IconX size={18} stroke={1.75} aria-hidden />
            <VisuallyHidden>{`Remove ${one} ${index + 1}`}</VisuallyHidden>
          </Button>
        </fieldset>
      ))}
      {fields.length < most && (
        <div>
          <Button ref={add} variant="ghost" size="s" onClick={() => append(blank)}>
            <IconPlus size={16} stroke={1.75} aria-hidden />
            {`Add ${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
