import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Found } from '../../ui/search-select.tsx';
import { countyQuery, lookedUp, stateQuery } from './place-queries.ts';

type ZonedForm = { timeZone: string };

/** Sets the form's zone to that of the place just chosen, unless someone chose another by hand. */
export function useFollowingZone(outer: 'state' | 'county') {
  const { getValues, setValue } = useFormContext<ZonedForm & Record<typeof outer, string>>();
  const queryClient = useQueryClient();
  const ours = useRef(getValues('timeZone') ?? '');
  return async (chosen: Found | null) => {
    if (!chosen) return;
    const zone = await (outer === 'county'
      ? queryClient.fetchQuery(lookedUp(countyQuery(chosen.value)))
      : queryClient.fetchQuery(lookedUp(stateQuery(chosen.value)))
    ).then(
      ({ timeZone }) => timeZone,
      // Without an answer the zone is chosen by hand.
      () => undefined,
    );
    const isStillChosen = getValues(outer) === chosen.value;
    const isOurs = (getValues('timeZone') ?? '') === ours.current;
    if (!zone || !isStillChosen || !isOurs) return;
    ours.current = zone;
    setValue('timeZone', zone, { shouldDirty: true, shouldValidate: true });
  };
}
