import { IconStar } from '@tabler/icons-react';
import { useId } from 'react';
import { ProblemLine } from '../../ui/fields/problem-line.tsx';
import { useField } from '../../ui/fields/use-field.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './stars-field.module.css';

const all = [1, 2, 3, 4, 5] as const;

/** One to five stars. The arrow keys move between them. */
export function StarsField({ name, legend }: { name: string; legend: string }) {
  const { field, problem } = useField(name);
  const id = useId();
  const chosen = typeof field.value === 'number' ? field.value : 0;
  return (
    <fieldset role="radiogroup" aria-describedby={problem ? id : undefined}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      <div className={classes.stars}>
        {all.map((stars) => (
          <label key={stars} data-on={stars <= chosen || undefined}>
            <input
              type="radio"
              name={name}
              ref={stars === 1 ? field.ref : undefined}
              checked={stars === chosen}
              onChange={() => field.onChange(stars)}
              onBlur={field.onBlur}
              aria-label={stars === 1 ? '1 star' : `${stars} stars`}
            />
            <IconStar size={26} stroke={1.75} aria-hidden />
          </label>
        ))}
      </div>
      {problem && <ProblemLine id={id}>{problem}</ProblemLine>}
    </fieldset>
  );
}
