import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Facts } from '../../ui/facts.tsx';
import { Note } from '../../ui/note.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { TagLabel } from '../../ui/tag.tsx';

type Contact = {
  email: string;
  firstName: string;
  lastName: string;
  firm: string;
  phone: string;
  street: string;
  city: string;
  state: string;
  zip: string;
};

type AccountCardProps = { contact: Contact; accountPath: string; isFirmNeeded: boolean };

/** Who the account belongs to. Only active accounts can be signed in, so that is its standing. */
export function AccountCard({ contact, accountPath, isFirmNeeded }: AccountCardProps) {
  const { email, firstName, lastName, firm, phone, street, city, state, zip } = contact;
  const needed = [firstName, lastName, phone, street, city, state, zip];
  const isComplete = [...needed, ...(isFirmNeeded ? [firm] : [])].every(Boolean);
  return (
    <Section title="Your account" actions={<Link to={accountPath}>Manage My Account</Link>}>
      <Stack gap={4}>
        {!isComplete && (
          <Note kind="warn">
            Your profile is not complete. <Link to={accountPath}>Fill in what is missing</Link>
          </Note>
        )}
        <Facts
          items={[
            { name: 'Name', value: `${firstName} ${lastName}` },
            ...(firm ? [{ name: 'Firm', value: firm }] : []),
            { name: 'Email', value: email },
            { name: 'Phone', value: phone || 'None given' },
            { name: 'Address', value: addressOf({ street, city, state, zip }) },
            {
              name: 'Standing',
              value: (
                <TagLabel icon={IconCircleCheck} tone="green">
                  Active
                </TagLabel>
              ),
            },
          ]}
        />
      </Stack>
    </Section>
  );
}

function addressOf({
  street,
  city,
  state,
  zip,
}: Pick<Contact, 'street' | 'city' | 'state' | 'zip'>) {
  const place = [state, zip].filter(Boolean).join(' ');
  return [street, city, place].filter(Boolean).join(', ') || 'None given';
}
