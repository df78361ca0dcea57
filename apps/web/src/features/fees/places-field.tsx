import { IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { ProblemLine } from '../../ui/fields/problem-line.tsx';
import { useField } from '../../ui/fields/use-field.ts';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { SearchSelect } from '../../ui/search-select.tsx';
import type { BulkPlace } from './bulk-fill.ts';
import type { PlaceLevel } from './fee-query.ts';
import classes from './fees.module.css';
import { finderOf, levelWords } from './place-levels.ts';

const levelOptions = (['state', 'county', 'court'] as const).map((value) => ({
  value,
  label: levelWords[value].fees,
}));

/** Several places of any level, added one by one. */
export function PlacesField({ name, label }: { name: string; label: string }) {
  const { field, problem } = useField(name);
  const [level, setLevel] = useState<PlaceLevel>('state');
  const id = useId();
  const places = Array.isArray(field.value) ? (field.value as BulkPlace[]) : [];
  const isSame = (place: BulkPlace, other: BulkPlace) =>
    place.level === other.level && place.value === other.value;
  return (
    <fieldset className={classes.places} aria-describedby={problem ? `${id}-problem` : undefined}>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.addPlace}>
        <FilterSelect
          label="Kind of place"
          options={levelOptions}
          value={level}
          onChange={(value) =>
            setLevel(levelOptions.find((option) => option.value === value)?.value ?? 'state')
          }
        />
        <SearchSelect
          key={level}
          label={null}
          aria-label={`Add a ${levelWords[level].one.toLowerCase()}`}
          placeholder={`Search and add a ${levelWords[level].one.toLowerCase()}`}
          finder={finderOf(level)}
          value={null}
          inputRef={field.ref}
          onBlur={field.onBlur}
          onChange={(found) => {
            if (!found) return;
            const added: BulkPlace = { level, ...found };
            if (!places.some((place) => isSame(place, added))) field.onChange([...places, added]);
          }}
        />
      </div>
      {places.length > 0 && (
        <ul className={classes.chosenPlaces} aria-label="Chosen places">
          {places.map((place) => (
            <li key={`${place.level} ${place.value}`}>
              <span>{place.label}</span>
              <button
                type="button"
                aria-label={`Remove ${place.label}`}
                onClick={() => field.onChange(places.filter((other) => !isSame(place, other)))}
              >
                <IconX size={16} stroke={1.75} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      {problem && (
        <ProblemLine id={`${id}-problem`} announced>
          {problem}
        </ProblemLine>
      )}
    </fieldset>
  );
}
