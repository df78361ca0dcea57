import { partyRoles } from '@courtside/domain/appearances';
import type { ReactNode } from 'react';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { Stack } from '../../ui/stack.tsx';
import classes from './offer-page.module.css';
import type { Offer } from './offers-query.ts';

type Parties = Pick<Offer, 'parties'>;

/** Everybody who is named in the case, and the attorney's word that none of them is a conflict. */
export function ConflictCheck({ parties, children }: Parties & { children: ReactNode }) {
  return (
    <Stack gap={4}>
      <PartyList parties={parties} />
      {children}
      <CheckboxField
        name="attestsNoConflict"
        label="I have checked, and I have no conflict with any of them."
      />
    </Stack>
  );
}

export function PartyList({ parties }: Parties) {
  return (
    <div>
      <h2 className={classes.cardTitle}>Check these names for conflicts</h2>
      <ul className={classes.parties}>
        {parties.map(({ name, role }) => (
          <li key={`${name} ${role}`}>
            <b>{name}</b>
            <span>{partyRoles[role]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
