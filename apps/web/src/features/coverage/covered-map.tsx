import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { type Area, CoverageMap, type Level } from '../../ui/us-map/coverage-map.tsx';
import { type CoverageOnMap, mapQuery } from './coverage-queries.ts';
import { PickedCounty } from './picked-county.tsx';

export type Home = { id: string; name: string };

const levels = { 1: 'Whole states', 2: 'Counties', 3: 'Counties of courts' } as const;

/** All that is covered at a glance; a county on it can be added. */
export function CoveredMap({ home }: { home?: Home }) {
  const query = useQuery(mapQuery);
  const [picked, setPicked] = useState<string>();
  if (!query.data) {
    if (!query.isError) return <SkeletonRows label="Loading the map" rows={5} />;
    return (
      <ErrorState
        title="We could not load the map"
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        {query.error.message}
      </ErrorState>
    );
  }
  return (
    <CoverageMap
      title="Where you appear"
      areas={areasOf(query.data)}
      levels={levels}
      {...(home && { home: { fips: home.id, name: home.name, label: 'Home county' } })}
      {...(picked && { picked })}
      onPick={setPicked}
    >
      <PickedCounty fips={picked} covered={query.data} />
    </CoverageMap>
  );
}

function areasOf({ states, counties, countiesOfCourts, names }: CoverageOnMap): Area[] {
  const at = (level: Level, codes: readonly string[]) =>
    codes.map((fips) => ({ fips, name: names[fips] ?? fips, level }));
  return [...at(1, states), ...at(2, counties), ...at(3, countiesOfCourts)];
}
