import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { ProblemLine } from '../../ui/fields/problem-line.tsx';
import { useListProblem } from '../../ui/fields/use-list-problem.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './policies.module.css';

type TierRowsProps = {
  name: string;
  /** What all rows are, such as "Steps of the rush surcharge". */
  label: string;
  /** What one row is, such as "step". */
  one: string;
  /** The numbers of one row, in their order. */
  columns: readonly { key: string; label: string }[];
  most: number;
  readOnly: boolean;
};

/** Steps of a scale: rows of numbers that are added and removed. There may be none. */
export function TierRows({ name, label, one, columns, most, readOnly }: TierRowsProps) {
  const { fields, append, remove } = useFieldArray({ name });
  const { trigger } = useFormContext();
  const problem = useListProblem(name);
  const blank = Object.fromEntries(columns.map(({ key }) => [key, undefined]));
  const removeRow = (index: number) => {
    remove(index);
    if (problem) void trigger(name);
  };
  return (
    <fieldset className={classes.rows}>
      <legend className={classes.legend}>{label}</legend>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className={classes.row} data-fields={columns.length}>
          <legend>
            <VisuallyHidden>{`${one} ${index + 1}`}</VisuallyHidden>
          </legend>
          {columns.map((column) => (
            <NumberField
              key={column.key}
              name={`${name}.${index}.${column.key}`}
              label={column.label}
            />
          ))}
          {!readOnly && (
            <Button variant="ghost" onClick={() => removeRow(index)}>
              <IconTrash size={18} stroke={1.75} aria-hidden />
              <span className={classes.removeWord}>Remove</span>
              <VisuallyHidden>{` ${one} ${index + 1}`}</VisuallyHidden>
            </Button>
          )}
        </fieldset>
      ))}
      {fields.length === 0 && <p className={classes.none}>{`No ${one}.`}</p>}
      {problem && <ProblemLine announced>{problem}</ProblemLine>}
      {!readOnly && fields.length < most && (
        <div>
          <Button variant="secondary" size="s" onClick={() => append(blank)}>
            <IconPlus size={16} stroke={1.75} aria-hidden />
            {`Add a ${one}`}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
