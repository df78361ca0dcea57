import { Link } from 'react-router';
import { formatCourtTime } from '../../platform/court-time.ts';
import { Money } from '../../ui/money.tsx';
import { Section } from '../../ui/section.tsx';
import type { AttorneyOverview } from './attorney-overview-query.ts';
import { DashboardList } from './dashboard-list.tsx';

/** Open hearings that the attorney could take, the nearest ones. */
export function OpenWorkNearby({ nearby: { count, items } }: Pick<AttorneyOverview, 'nearby'>) {
  return (
    <Section
      title="Open work nearby"
      actions={
        <Link to="/attorney/available/appearance?sort=nearest">
          {count > items.length ? `All ${count}` : 'Map'}
        </Link>
      }
    >
      <DashboardList
        empty="Nothing is open where you appear. It is listed here as soon as it is."
        items={items.map((offer) => ({
          key: offer.id,
          title: (
            <Link to={`/attorney/view/available/appearance/${offer.id}`}>
              {offer.appearanceTypeName}
            </Link>
          ),
          detail: `${formatCourtTime(offer.hearingAt, offer.timeZone)}. ${offer.court.countyName}, ${distanceWords(offer.distanceMiles)}`,
          aside: <Money cents={offer.attorneyFeeCents} />,
        }))}
      />
    </Section>
  );
}

function distanceWords(miles: number | null): string {
  if (miles === null) return 'distance unknown';
  return miles === 0 ? 'your county' : `${miles.toLocaleString('en-US')} mi`;
}
