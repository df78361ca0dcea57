import { modes, partyRoles, sides } from '@courtside/domain/appearances';
import { caseTypes } from '@courtside/domain/case-types';
import type { ReactNode } from 'react';
import { formatCourtTime } from '../../platform/court-time.ts';
import { Facts } from '../../ui/facts.tsx';
import { Money } from '../../ui/money.tsx';
import { Section } from '../../ui/section.tsx';
import type { Held } from './attendance-query.ts';

/** Facts that are known; the others are left out. */
function given(facts: readonly (readonly [string, ReactNode])[]) {
  return facts.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}

export function HearingSection({ held }: { held: Held }) {
  const { court, order, mode, hearingAt, timeZone, expectedMinutes } = held;
  const address = [court.street, court.city, [court.state, court.zip].filter(Boolean).join(' ')];
  const { deposition } = order;
  return (
    <Section title="Hearing">
      <Facts
        items={given([
          ['When', <time dateTime={hearingAt}>{formatCourtTime(hearingAt, timeZone)}</time>],
          ['Kind', held.appearanceTypeName],
          ['Practice area', caseTypes[held.caseType]],
          ['Attended', modes[mode]],
          ['Expected length', `${expectedMinutes} minutes`],
          ['Court', court.name],
          ['Address', (court.street || court.city) && address.filter(Boolean).join(', ')],
          ['County', `${court.countyName}, ${court.state}`],
          ['Department', order.department],
          ['Judge', order.judge],
          ['Link', order.remoteLink && <RemoteLink link={order.remoteLink} />],
          ['Passcode', order.remotePasscode],
          ['Witness', deposition?.witness],
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
          ['Your fee', <Money cents={held.attorneyFeeCents} />],
          ['Firm', held.firm],
          [
            'You appear for',
            `${order.representedParty}, ${sides[order.representedSide].toLowerCase()}`,
          ],
          ['Attorney of record', order.attorneyOfRecord],
          ['Their bar number', order.attorneyOfRecordBar],
          [
            'Named in the case',
            order.parties
              .map(({ name, role }) => `${name} (${partyRoles[role].toLowerCase()})`)
              .join(', '),
          ],
          ['Number', `No. ${held.number}`],
          ['Accepted', formatCourtTime(held.assignedAt, held.timeZone)],
        ])}
      />
    </Section>
  );
}
