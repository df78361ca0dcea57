import { IconPhone } from '@tabler/icons-react';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { Section } from '../../ui/section.tsx';
import classes from './attendance.module.css';
import type { Held } from './attendance-query.ts';

/** Whom to call on the day. */
export function ContactSection({ held: { order } }: { held: Held }) {
  const people = [
    { role: 'Day-of contact', name: order.contactName, phone: order.contactPhone },
    { role: 'Backup', name: order.backupName, phone: order.backupPhone },
  ].filter(({ name, phone }) => name || phone);
  return (
    <Section title="Contact of the day">
      <ul className={classes.contacts}>
        {people.map(({ role, name, phone }) => (
          <li key={role}>
            <div>
              <p className={classes.quiet}>{role}</p>
              <p className={classes.contactName}>{name}</p>
            </div>
            {phone && (
              <PhoneLink phone={phone} icon={<IconPhone size={18} stroke={1.75} aria-hidden />} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
