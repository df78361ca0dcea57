import { caseTypes } from '@courtside/domain/case-types';
import { courtKinds, courtLevels } from '@courtside/domain/places';
import { zoneName } from '../../platform/court-time.ts';
import { isBuilt } from '../../platform/is-built.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { Expansion } from '../../ui/data-table/expandable-row.tsx';
import { Facts } from '../../ui/facts.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { Row } from '../../ui/stack.tsx';
import classes from './court-directory.module.css';
import type { Court } from './courts-query.ts';

/** Whoever has no account yet opens one on the way. */
const requestPath = isBuilt('/client/request/appearance')
  ? '/client/request/appearance'
  : '/signup';

export const courtExpansion: Expansion<Court> = {
  label: ({ name }) => `More about ${name}`,
  content: (court) => <CourtDetails court={court} />,
};

function CourtDetails({ court }: { court: Court }) {
  const { kind, level, phone, remoteNote, timeZone } = court;
  return (
    <div className={classes.details}>
      <Facts
        items={[
          { name: 'Kind', value: `${courtKinds[kind]}, ${courtLevels[level].toLowerCase()}` },
          { name: court.street ? 'Address' : 'Place', value: addressOf(court) },
          { name: 'Time zone', value: zoneName(timeZone) },
          ...(phone ? [{ name: 'Telephone', value: <PhoneLink phone={phone} /> }] : []),
          ...(remoteNote ? [{ name: 'Remote hearings', value: remoteNote }] : []),
          {
            name: 'Practice areas',
            value: court.caseTypes.map((code) => caseTypes[code]).join(', '),
          },
        ]}
      />
      <Row gap={3}>
        <ButtonLink to={requestPath} variant="secondary" size="s">
          Request an Appearance
        </ButtonLink>
        <ButtonLink to={`/content/fees?court=${court.id}#quote`} variant="ghost" size="s">
          See what it costs here
        </ButtonLink>
      </Row>
    </div>
  );
}

function addressOf({ street, city, countyName, state, zip }: Court): string {
  const town = [city ?? countyName, [state, zip].filter(Boolean).join(' ')].join(', ');
  return [street, town].filter(Boolean).join(', ');
}
