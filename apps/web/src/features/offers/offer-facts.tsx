import { modes, sides } from '@courtside/domain/appearances';
import { caseTypes } from '@courtside/domain/case-types';
import { formatCourtTime, zoneName } from '../../platform/court-time.ts';
import { Facts } from '../../ui/facts.tsx';
import { Instant } from '../../ui/instant.tsx';
import { Section } from '../../ui/section.tsx';
import { addressWords, distanceWords } from './offer-words.ts';
import type { Offer } from './offers-query.ts';

export function OfferFacts({ offer }: { offer: Offer }) {
  const { court, hearingAt, timeZone, mode, expectedMinutes } = offer;
  return (
    <>
      <Section title="Hearing">
        <Facts
          items={[
            {
              name: 'When',
              value: (
                <time dateTime={hearingAt}>
                  {`${formatCourtTime(hearingAt, timeZone)} (${zoneName(timeZone)} time, the court’s zone)`}
                </time>
              ),
            },
            { name: 'Kind', value: offer.appearanceTypeName },
            { name: 'Practice area', value: caseTypes[offer.caseType] },
            { name: 'Attended', value: modes[mode] },
            { name: 'Expected length', value: `${expectedMinutes} minutes` },
            { name: 'You would appear for', value: sides[offer.representedSide] },
            { name: 'Number', value: `No. ${offer.number}` },
            ...(offer.toldAt
              ? [{ name: 'You were told', value: <Instant at={offer.toldAt} /> }]
              : []),
          ]}
        />
      </Section>
      <Section title="Court">
        <Facts
          items={[
            { name: 'Name', value: court.name },
            { name: 'Address', value: addressWords(court) || 'Not on file' },
            { name: 'County', value: `${court.countyName}, ${court.state}` },
            { name: 'From your home county', value: distanceWords(offer.distanceMiles) },
          ]}
        />
      </Section>
    </>
  );
}
