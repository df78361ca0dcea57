import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '../button.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import listClasses from './lists.module.css';
import { ProblemLine } from './problem-line.tsx';
import { useListProblem } from './use-list-problem.ts';

type RowsFieldProps = {
  name: string;
  /** What all rows are, such as "Bar admissions". */
  label: string;
  /** What one row is, such as "admission". */
  one: string;
  /** The values of a row just added. */
  blank: Record<string, unknown>;
  most: number;
  /** Two fields a row; three otherwise, the last of them narrow. */
  pair?: boolean;
  /** The fields of one row, whose names start with the given path. */
  children: (path: string) => ReactNode;
};

/** A group of fields that can be there several times. */
export function RowsField({
  name,
  label,
  one,
  blank,
  most,
  pair = false,
  children,
}: RowsFieldProps) {
  const { fields, append, remove } = useFieldArray({ name });
  const { trigger } = useFormContext();
  const problem = useListProblem(name);
  const removeRow = (index: number) => {
    remove(index);
    if (problem) void trigger(name);
  };
  return (
    <fieldset className={listClasses.rows}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className={listClasses.row} data-pair={pair || undefined}>
          <legend>
            <VisuallyHidden>{`${one} ${index + 1}`}</VisuallyHidden>
          </legend>
          {children(`${name}.${index}`)}
          {fields.length > 1 && (
            <Button variant="ghost" onClick={() => removeRow(index)}>
              <IconTrash size={18} stroke={1.75} aria-hidden />
              <span className={listClasses.removeWord}>Remove</span>
              <VisuallyHidden>{` ${one} ${index + 1}`}</VisuallyHidden>
            </Button>
          )}
        </fieldset>
      ))}
      {problem && <ProblemLine announced>{problem}</ProblemLine>}
      {fields.length < most && (
        <div>
          <Button variant="secondary" size="s" onClick={() => append(blank)}>
            <IconPlus size={16} stroke={1.75} aria-hidden />
            {`Add another ${one}`}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
