import { stateCodes, states } from '@courtside/domain/places';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Found } from '../../ui/search-select.tsx';
import { type FeeQuery, feesAtPlaceQuery, standardFeeQuery } from './fee-queries.ts';

/** What the filters are set to, in words: as it was chosen, or asked for when the address came with it. */
export function useChosen({ appearanceType = '', state = '', county = '', court = '' }: FeeQuery) {
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map());
  const remember = ({ value, label }: Found) => setKnown(new Map(known).set(value, label));
  const isUnknown = (value: string) => value !== '' && !known.has(value);
  const type = useQuery({
    ...standardFeeQuery(appearanceType),
    enabled: isUnknown(appearanceType),
  });
  const inCounty = useQuery({ ...feesAtPlaceQuery({ county }), enabled: isUnknown(county) });
  const inCourt = useQuery({ ...feesAtPlaceQuery({ court }), enabled: isUnknown(court) });
  const found = (value: string, name: string | undefined): Found | null =>
    value === '' ? null : { value, label: known.get(value) ?? name ?? 'Loading' };
  const code = stateCodes.find((each) => each === state);
  return {
    remember,
    appearanceType: found(appearanceType, type.isError ? 'Unknown type' : type.data?.name),
    state: found(state, code ? states[code] : state),
    county: found(county, inCounty.isError ? 'Unknown county' : inCounty.data?.placeName),
    court: found(court, inCourt.isError ? 'Unknown court' : inCourt.data?.placeName),
  };
}
