import { pageMeta } from '../../platform/page-meta.ts';
import { courtFinder } from '../../platform/place-finders.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { givenOf, useUrlFilters } from '../../ui/use-url-filters.ts';
import { courtColumns } from './court-columns.tsx';
import { CourtFilters, courtFilterNames } from './court-filters.tsx';
import { DownloadCourts } from './download-courts.tsx';
import { NearestPlaces } from './nearest-places.tsx';
import { NewCourtsNotice } from './new-courts-notice.tsx';
import { PlaceTable } from './place-table.tsx';
import { useCourts } from './use-places.ts';

export const meta = () =>
  pageMeta('/admin/manage_court', { description: 'All courts we serve.', index: false });

export default function CourtsPage() {
  const { filters, setFilters, clear, isSet } = useUrlFilters(courtFilterNames);
  const list = useCourts(givenOf(filters));
  const { sort, ...narrowing } = filters;
  const { search, state, county } = filters;
  const within = { ...(state && { state }), ...(county && { county }) };
  return (
    <Page>
      <PageTitle
        actions={
          <>
            <DownloadCourts given={givenOf(narrowing)} />
            <ButtonLink variant="secondary" to="/admin/upload_court">
              Upload courts
            </ButtonLink>
            <ButtonLink to="/admin/add_court">New court</ButtonLink>
          </>
        }
      >
        Court List
      </PageTitle>
      <NewCourtsNotice />
      <CourtFilters filters={filters} onFilter={setFilters} />
      <PlaceTable
        label="Court List"
        noun="courts"
        columns={courtColumns}
        list={list}
        sort={sort}
        onSort={(chosen) => setFilters({ sort: chosen })}
        onClear={isSet ? clear : undefined}
        nearest={
          search && <NearestPlaces kind="court" search={search} finder={courtFinder(within)} />
        }
      />
    </Page>
  );
}
