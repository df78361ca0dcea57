import { useMediaQuery } from '@mantine/hooks';
import { IconCalendar, IconLayoutList, IconMap2 } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { pageMeta } from '../../platform/page-meta.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { OfferCalendar } from './offer-calendar.tsx';
import { OfferFilterBar } from './offer-filter-bar.tsx';
import { OfferList } from './offer-list.tsx';
import { OfferMap } from './offer-map.tsx';
import classes from './offers.module.css';
import { usePlaces } from './offers-query.ts';
import { useOfferFilters } from './use-offer-filters.ts';

export const meta = () =>
  pageMeta('/attorney/available/appearance', {
    description: 'Open hearings that you could take.',
    index: false,
  });

const list = { value: 'list', label: 'List', icon: IconLayoutList } as const;
const drawn = [
  { value: 'map', label: 'Map', icon: IconMap2 },
  { value: 'calendar', label: 'Calendar', icon: IconCalendar },
] as const;

export default function AvailablePage() {
  const isWide = useMediaQuery('(min-width: 1100px)', true, { getInitialValueInEffect: false });
  const [search, setSearch] = useSearchParams();
  const { query } = useOfferFilters();
  const { rejected: _rejected, ...filters } = query;
  const available = countOf(usePlaces(filters).data);
  const rejected = countOf(usePlaces({ ...filters, rejected: 'true' }).data);

  const set = (name: string, value: string | null) => {
    const next = new URLSearchParams(search);
    next.delete(name);
    if (value !== null) next.set(name, value);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  const asked = search.get('view');
  const view = drawn.find(({ value }) => value === asked)?.value ?? (isWide ? 'map' : 'list');
  const picture =
    view === 'calendar' ? (
      <OfferCalendar filters={query} />
    ) : (
      <div className={classes.mapFrame}>
        <OfferMap filters={query} />
      </div>
    );
  const panel = (
    <>
      {!isWide && (
        <div className={classes.views}>
          <Segments
            legend="View"
            options={[list, ...drawn]}
            value={view}
            onChange={(chosen) => set('view', chosen === 'list' ? null : chosen)}
          />
        </div>
      )}
      <OfferFilterBar />
      {isWide || view === 'list' ? <OfferList filters={query} /> : picture}
    </>
  );
  return (
    <div className={classes.split}>
      <div className={classes.left}>
        <PageTitle lead={leadWords(available)}>Available appearances</PageTitle>
        <Tabs
          label="Available or rejected"
          value={query.rejected ? 'rejected' : 'available'}
          onChange={(chosen) => set('rejected', chosen === 'rejected' ? '' : null)}
          items={[
            { value: 'available', label: 'Available', ...counted(available), panel },
            { value: 'rejected', label: 'Rejected', ...counted(rejected), panel },
          ]}
        />
      </div>
      {isWide && (
        <div className={classes.right} data-view={view}>
          <div className={classes.sticky}>
            <div className={classes.views}>
              <Segments
                legend="View beside the list"
                options={drawn}
                value={view === 'calendar' ? 'calendar' : 'map'}
                onChange={(chosen) => set('view', chosen === 'map' ? null : chosen)}
              />
            </div>
            {picture}
          </div>
        </div>
      )}
    </div>
  );
}

const countOf = (data: { items: readonly { count: number }[] } | undefined) =>
  data?.items.reduce((sum, { count }) => sum + count, 0);
const counted = (count: number | undefined) => (count === undefined ? {} : { count });

function leadWords(available: number | undefined): string {
  if (available === undefined) return 'Hearings that match your admissions and practice areas.';
  if (available === 0) return 'No hearing matches right now.';
  const words = available === 1 ? 'hearing matches' : 'hearings match';
  return `${available} ${words} your admissions, counties and practice areas.`;
}
