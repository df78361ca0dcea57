import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button.tsx';
import { SearchBox } from '../search-box.tsx';
import { matchingOptions, type Option, toggled } from './checklist-options.ts';
import classes from './fields.module.css';
import listClasses from './lists.module.css';
import { ProblemLine } from './problem-line.tsx';
import { useField } from './use-field.ts';

type ChecklistFieldProps = {
  name: string;
  label: string;
  options: readonly Option[];
  /** Long lists get a box to search in, and a frame that scrolls. */
  searchable?: boolean;
  hint?: ReactNode;
};

/** Several of a list. */
export function ChecklistField({
  name,
  label,
  options,
  searchable = false,
  hint,
}: ChecklistFieldProps) {
  const { field, problem } = useField(name);
  const [search, setSearch] = useState('');
  const id = useId();
  const chosen = Array.isArray(field.value) ? (field.value as string[]) : [];
  const choose = (next: readonly string[]) => {
    field.onChange(options.map(({ value }) => value).filter((value) => next.includes(value)));
  };
  const shown = matchingOptions(options, search);
  return (
    <fieldset
      aria-describedby={[hint && `${id}-hint`, problem && `${id}-problem`]
        .filter(Boolean)
        .join(' ')}
    >
      <legend className={listClasses.legend}>{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className={classes.hint} data-flush>
          {hint}
        </p>
      )}
      {searchable && (
        <div className={listClasses.tools}>
          <SearchBox
            label={`Search in ${label.toLowerCase()}`}
            value={search}
            onChange={setSearch}
          />
          <Button
            variant="ghost"
            size="s"
            onClick={() => choose([...chosen, ...shown.map(({ value }) => value)])}
          >
            {search.trim() ? 'Select these' : 'Select all'}
          </Button>
          <Button variant="ghost" size="s" onClick={() => choose([])}>
            Clear
          </Button>
          <output className={listClasses.count}>{`${chosen.length} selected`}</output>
        </div>
      )}
      <div className={listClasses.options} data-framed={searchable || undefined}>
        {shown.map(({ value, label: optionLabel }, index) => (
          <label key={value} className={classes.check}>
            <input
              type="checkbox"
              ref={index === 0 ? field.ref : undefined}
              checked={chosen.includes(value)}
              onChange={() => choose(toggled(chosen, value))}
              onBlur={field.onBlur}
              aria-invalid={problem ? true : undefined}
            />
            {optionLabel}
          </label>
        ))}
        {shown.length === 0 && <p className={listClasses.count}>Nothing matches “{search}”.</p>}
      </div>
      {problem && <ProblemLine id={`${id}-problem`}>{problem}</ProblemLine>}
    </fieldset>
  );
}
