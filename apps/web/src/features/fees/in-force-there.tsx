import type { Fee } from '@courtside/domain/fees';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { feeWords } from '../../platform/fee-words.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { feesAtPlaceQuery } from './fee-queries.ts';
import { type PlaceLevel, placeQueryOf } from './fee-query.ts';
import { type Amount, amountsOf } from './use-row-edit.ts';

type Watched = [appearanceType: string, level: PlaceLevel, place: string];

type InForceThereProps = { onShow: (filters: Record<string, string>) => void };

/** What applies at the chosen place now; the form's amounts start from it. */
export function InForceThere({ onShow }: InForceThereProps) {
  const [type, level, place] = useWatch({ name: ['appearanceType', 'level', 'place'] }) as Watched;
  const { data } = useQuery({
    ...feesAtPlaceQuery(placeQueryOf(level, place)),
    enabled: place !== '' && type !== '',
  });
  const current = data?.items.find((item) => item.appearanceType === type);
  useStartFrom(current);
  if (!data || !current) return null;
  if (current.nonStandardFee !== null) {
    return (
      <Note kind="warn" live>
        {`${data.placeName} has a fee of its own for this already: ${feeWords(current)}. `}
        <Button
          variant="secondary"
          size="s"
          onClick={() => onShow({ appearanceType: type, level, [level]: place })}
        >
          Edit it in the list
        </Button>
      </Note>
    );
  }
  const source = current.level === 'standard' ? 'the standard fee' : `the fee of ${current.from}`;
  return <Note>{`Now ${source} applies there: ${feeWords(current)}.`}</Note>;
}

/** Fills the amounts in, as long as nobody has typed others. */
function useStartFrom(current: Fee | undefined) {
  const { getValues, setValue } = useFormContext();
  const filled = useRef<Fee>(undefined);
  useEffect(() => {
    if (!current) return;
    const names = Object.keys(amountsOf(current)) as Amount[];
    const isUntouched = names.every((name) => {
      const value: unknown = getValues(name);
      return value === undefined || value === null || value === filled.current?.[name];
    });
    if (!isUntouched) return;
    filled.current = amountsOf(current);
    for (const name of names) setValue(name, current[name], { shouldDirty: true });
  }, [current, getValues, setValue]);
}
