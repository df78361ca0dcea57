import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { formatShortDate, formatTime } from '../../ui/format-date.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type ListedUser, StandingLabel } from './standing.tsx';

export type Change = { user: ListedUser; to: 'activate' | 'deactivate' };

export function userColumns(onChange: (change: Change) => void): readonly Column<ListedUser>[] {
  return [
    {
      key: 'name',
      header: 'Name',
      kind: 'caption',
      cell: ({ fullName }) => fullName,
      detail: ({ email }) => email,
    },
    {
      key: 'firm',
      header: 'Firm',
      cell: ({ firm }) => firm || 'None given',
      detail: ({ phone }) => phone,
    },
    {
      key: 'standing',
      header: 'Standing',
      cell: ({ standing }) => <StandingLabel standing={standing} />,
    },
    {
      key: 'joined',
      header: 'Signed up',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatShortDate(createdAt)}</time>,
      detail: ({ createdAt }) => `${formatTime(createdAt)} UTC`,
    },
    {
      key: 'change',
      header: 'Change',
      cell: (user) => <ChangeButton user={user} onChange={onChange} />,
    },
  ];
}

type ChangeButtonProps = { user: ListedUser; onChange: (change: Change) => void };

function ChangeButton({ user, onChange }: ChangeButtonProps) {
  if (user.standing === 'unverified') return 'Waits for the mail link';
  const to = user.standing === 'active' ? 'deactivate' : 'activate';
  return (
    <Button variant="secondary" size="s" onClick={() => onChange({ user, to })}>
      {to === 'activate' ? 'Activate' : 'Deactivate'}
      <VisuallyHidden>{` ${user.fullName}`}</VisuallyHidden>
    </Button>
  );
}
