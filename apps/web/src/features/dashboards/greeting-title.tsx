import { useState } from 'react';
import { useSession } from '../../platform/session/use-session.ts';
import { formatLongDate } from '../../ui/format-date.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { firstNameOf, greetingAt } from './greeting.ts';

export function GreetingTitle() {
  const { session } = useSession();
  const [now] = useState(() => new Date());
  const name = firstNameOf(session?.fullName ?? '');
  return (
    <PageTitle lead={formatLongDate(now.toISOString())}>
      {greetingAt(now.getHours())}
      {name && `, ${name}`}
    </PageTitle>
  );
}
