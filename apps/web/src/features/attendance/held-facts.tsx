import { modes, partyRoles, sides } from '@courtside/domain/appearances';
import { caseTypes } from '@courtside/domain/case-types';
import type { ReactNode } from 'react';
import { formatCourtTime } from '../../platform/court-time.ts';
import { Facts } from '../../ui/facts.tsx';
import { Money } from '../../ui/money.tsx';
import { Section } from '../../ui/section.tsx';
import type { Held } from './attendance-query.ts';

type Fact = { name: string; value: ReactNode };

/** Facts that are known; the others are left out. */
function given(facts: readonly Fact[]): Fact[] {
  return facts.filter(({ value }) => Boolean(value));
}

export function HearingSection({ held }: { held: Held }) {
  const { court, order, mode, hearingAt, timeZone, expectedMinutes } = held;
  const address = [court.street, court.city, [court.state, court.zip].filter(Boolean).join(' ')];
  const { deposition } = order;
  return (
    <Section title="Hearing">
      <Facts
        items={given([
          {
            name: 'When',
            value: <time dateTime={hearingAt}>{formatCourtTime(hearingAt, timeZone)}</time>,
          },
          { name: 'Kind', value: held.appearanceTypeName },
          { name: 'Practice area', value: caseTypes[held.caseType] },
          { name: 'Attended', value: modes[mode] },
          { name: 'Expected length', value: `${expectedMinutes} minutes` },
          { name: 'Court', value: court.name },
          {
            name: 'Address',
            value: (court.street || court.city) && address.filter(Boolean).join(', '),
          },
          { name: 'County', value: `${court.countyName}, ${court.state}` },
          { name: 'Department', value: order.department },
          { name: 'Judge', value: order.judge },
          { name: 'Link', value: order.remoteLink && <RemoteLink link={order.remoteLink} /> },
          { name: 'Passcode', value: order.remotePasscode },
          {
            name: 'Witness',
            value: deposition && `${deposition.witness}${deposition.isExpert ? ', an expert' : ''}`,
          },
          {
            name: 'Deposition',
            value: deposition?.expectedHours && `About ${deposition.expectedHours} hours`,
          },
          { name: 'Place', value: deposition?.location },
          { name: 'Notice', value: deposition?.notice },
        ])}
      />
    </Section>
  );
}

/** Only what is an address on the web becomes a link: the client may have typed a phone number. */
function RemoteLink({ link }: { link: string }) {
  if (!/^https?:\/\//.test(link)) return link;
  return (
    <a href={link} target="_blank" rel="noreferrer">
      {link}
    </a>
  );
}

export function CaseSection({ held }: { held: Held }) {
  const { order } = held;
  return (
    <Section title="Case">
      <Facts
        items={given([
          { name: 'Your fee', value: <Money cents={held.attorneyFeeCents} /> },
          { name: 'Firm', value: held.firm },
          {
            name: 'You appear for',
            value: `${order.representedParty}, ${sides[order.representedSide].toLowerCase()}`,
          },
          { name: 'Attorney of record', value: order.attorneyOfRecord },
          { name: 'Their bar number', value: order.attorneyOfRecordBar },
          {
            name: 'Named in the case',
            value: order.parties
              .map(({ name, role }) => `${name} (${partyRoles[role].toLowerCase()})`)
              .join(', '),
          },
          { name: 'Number', value: `No. ${held.number}` },
          { name: 'Accepted', value: formatCourtTime(held.assignedAt, held.timeZone) },
        ])}
      />
    </Section>
  );
}
