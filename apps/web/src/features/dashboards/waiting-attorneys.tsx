import type { ResponseOf } from '@courtside/contract/endpoint';
import { users } from '@courtside/contract/users';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useActionKey } from '../../ui/form/use-action-key.ts';
import { Instant } from '../../ui/instant.tsx';
import { Section } from '../../ui/section.tsx';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { DashboardList, Loaded } from './dashboard-list.tsx';

type Attorney = ResponseOf<typeof users.listAttorneys>['items'][number];

/** Attorneys who confirmed their address and wait to be let in. */
export function WaitingAttorneys() {
  const [asked, setAsked] = useState<Attorney>();
  const query = useQuery({
    queryKey: ['users', 'attorneys', 'waiting first'],
    queryFn: async ({ signal }) =>
      call(users.listAttorneys, { query: { standing: 'waiting', limit: 10 } }, { signal }),
  });
  return (
    <Section
      title="Attorneys waiting for activation"
      actions={<Link to="/admin/manage_attorney_list?standing=waiting">AA Accounts</Link>}
    >
      <Loaded query={query} what="the attorneys">
        {({ items }) => (
          <DashboardList
            empty="Nobody waits. Attorneys appear here once they have confirmed their address."
            items={items.map((attorney) => ({
              key: attorney.id,
              title: attorney.fullName,
              detail: (
                <>
                  {attorney.email}, signed up <Instant at={attorney.createdAt} withTime={false} />
                </>
              ),
              aside: (
                <Button variant="secondary" size="s" onClick={() => setAsked(attorney)}>
                  Activate
                  <VisuallyHidden>{` ${attorney.fullName}`}</VisuallyHidden>
                </Button>
              ),
            }))}
          />
        )}
      </Loaded>
      <ActivateDialog attorney={asked} onClose={() => setAsked(undefined)} />
    </Section>
  );
}

type ActivateDialogProps = { attorney: Attorney | undefined; onClose: () => void };

function ActivateDialog({ attorney, onClose }: ActivateDialogProps) {
  const queryClient = useQueryClient();
  const keyFor = useActionKey();
  const activate = async () => {
    if (!attorney) return;
    const { id, fullName } = attorney;
    await call(users.activate, { params: { id } }, { idempotencyKey: keyFor(id) });
    showToast({ kind: 'ok', text: `${fullName} is active` });
    onClose();
    await queryClient.invalidateQueries({ queryKey: ['users'] });
  };
  return (
    <ConfirmDialog
      opened={attorney !== undefined}
      question={`Activate ${attorney?.fullName ?? ''}?`}
      keep="Not now"
      act="Activate"
      onKeep={onClose}
      onAct={activate}
    >
      They can sign in from now on, and get a mail that says so.
    </ConfirmDialog>
  );
}
