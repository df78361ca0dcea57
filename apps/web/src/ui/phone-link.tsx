import type { ReactNode } from 'react';

type PhoneLinkProps = { phone: string; icon?: ReactNode };

/** A number to tap. */
export function PhoneLink({ phone, icon }: PhoneLinkProps) {
  return (
    <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
      {icon}
      {phone}
    </a>
  );
}
