import { partyRoles, sides } from '@courtside/domain/appearances';
import { caseTypes } from '@courtside/domain/case-types';
import { Facts } from '../../ui/facts.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import classes from './appearances.module.css';
import type { Appearance } from './appearances-query.ts';

type SectionProps = { appearance: Appearance };

/** Facts that were given; the others are left out. */
function given(facts: readonly (readonly [string, string | null | undefined])[]) {
  return facts.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}

export function AttorneySection({ appearance: { attorney } }: SectionProps) {
  if (!attorney) return null;
  return (
    <Section title="Your attorney">
      <Facts
        items={[
          { name: 'Name', value: attorney.name },
          ...(attorney.phone
            ? [{ name: 'Phone', value: <PhoneLink phone={attorney.phone} /> }]
            : []),
        ]}
      />
    </Section>
  );
}

export function CaseSection({ appearance: { order, caseType, fileNumber } }: SectionProps) {
  const people = order.parties.map(
    ({ name, role }) => `${name} (${partyRoles[role].toLowerCase()})`,
  );
  return (
    <Section title="Case">
      <Facts
        items={given([
          ['Practice area', caseTypes[caseType]],
          [
            'You represent',
            `${order.representedParty}, ${sides[order.representedSide].toLowerCase()}`,
          ],
          ['Named for the conflict check', people.join(', ')],
          ['Judge', order.judge],
          ['File number', fileNumber],
          ['Purchase order', order.purchaseOrder],
          ['Day-of contact', `${order.contactName}, ${order.contactPhone}`],
          ['Backup', [order.backupName, order.backupPhone].filter(Boolean).join(', ')],
          ['Report goes to', order.reportRecipients.join(', ')],
        ])}
      />
    </Section>
  );
}

export function InstructionsSection({ appearance: { order } }: SectionProps) {
  const parts = given([
    ['Public summary', order.publicSummary],
    ['For the attorney alone', order.privateInstructions],
    ['Desired outcome', order.desiredOutcome],
    ['Authority', order.authority],
    ['Do not', order.doNot],
    ['Remote access', [order.remoteLink, order.remotePasscode].filter(Boolean).join(', ')],
  ]);
  return (
    <Section title="Instructions">
      {parts.length === 0 && <p className={classes.quiet}>None were given.</p>}
      <Stack gap={4}>
        {parts.map(({ name, value }) => (
          <div key={name}>
            <h3>{name}</h3>
            <p className={classes.text}>{value}</p>
          </div>
        ))}
      </Stack>
    </Section>
  );
}
