import { useFormContext, useWatch } from 'react-hook-form';
import { SearchSelectField } from '../../ui/fields/search-select-field.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import type { PlaceLevel } from './fee-query.ts';
import { finderOf, levelCards, levelWords } from './place-levels.ts';

/** A place of one level: `level` and `place` of the form. */
export function PlaceFields() {
  const { setValue } = useFormContext();
  const level = useWatch<{ level: PlaceLevel }>({ name: 'level' });
  return (
    <>
      <RadioCards
        legend="It applies to"
        cards={levelCards}
        value={level}
        onChange={(chosen) => {
          setValue('level', chosen, { shouldDirty: true });
          setValue('place', '', { shouldDirty: true });
        }}
      />
      <SearchSelectField
        key={level}
        name="place"
        label={levelWords[level].one}
        placeholder="Search by name"
        finder={finderOf(level)}
      />
    </>
  );
}
