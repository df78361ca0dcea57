import { useLocation } from 'react-router';
import { ErrorState } from '../../ui/error-state.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { UsMap } from '../../ui/us-map/us-map.tsx';
import { type OfferFilters, usePlaces } from './offers-query.ts';

/** Counties by open work. A county narrows the list to itself, and lets go of it again. */
export function OfferMap({ filters }: { filters: OfferFilters }) {
  const query = usePlaces(filters);
  const { pathname, search } = useLocation();
  const linkTo = (county: string) => {
    const next = new URLSearchParams(search);
    if (county === filters.county) next.delete('county');
    else next.set('county', county);
    return `${pathname}?${next.toString()}`;
  };
  if (query.isError && !query.data) {
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
  if (!query.data) return <SkeletonRows label="Loading the map" rows={5} />;
  return (
    <UsMap
      title={filters.rejected ? 'Appearances you rejected' : 'Appearances you can take'}
      {...(filters.county && { selected: filters.county })}
      marks={query.data.items.map(({ county, countyName, state, count }) => ({
        fips: county,
        shortName: countyName.replace(/ (County|Parish|Borough|Census Area)$/, ''),
        name: `${countyName}, ${state}`,
        count,
        to: linkTo(county),
      }))}
    />
  );
}
