import { accounts } from '@courtside/contract/accounts';
import { IconDeviceLaptop } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { showToast } from '../../ui/toasts/toast-store.ts';
import classes from './account.module.css';
import { sessionColumns } from './session-columns.tsx';
import { type ActiveSession, sessionsQuery } from './sessions-query.ts';

type Asked = ActiveSession | 'others';

export function SessionList() {
  const { data, isError, isFetching, refetch } = useQuery(sessionsQuery);
  const [asked, setAsked] = useState<Asked>();
  const items = data?.items;
  const hasOthers = items?.some(({ isThisOne }) => !isThisOne) ?? false;
  return (
    <div className={classes.sessions}>
      <p>Each place where your account is signed in. End those you do not know.</p>
      <DataTable
        label="Active sessions"
        columns={sessionColumns(setAsked)}
        items={items}
        itemKey={({ id }) => id}
        refreshing={isFetching}
        expectedRows={2}
        instead={insteadOf({ isError, items, isFetching, retry: () => void refetch() })}
      />
      {hasOthers && (
        <div>
          <Button variant="danger" onClick={() => setAsked('others')}>
            End all others
          </Button>
        </div>
      )}
      <EndDialog asked={asked} onClose={() => setAsked(undefined)} />
    </div>
  );
}

type Loaded = {
  isError: boolean;
  isFetching: boolean;
  items: readonly ActiveSession[] | undefined;
  retry: () => void;
};

function insteadOf({ isError, isFetching, items, retry }: Loaded) {
  if (isError && !items) {
    return (
      <ErrorState title="We could not load your sessions" retrying={isFetching} onRetry={retry}>
        You are still signed in here.
      </ErrorState>
    );
  }
  if (items?.length !== 0) return undefined;
  return (
    <EmptyState icon={IconDeviceLaptop} title="No active sessions">
      As soon as you sign in somewhere, it is listed here.
    </EmptyState>
  );
}

type EndDialogProps = { asked: Asked | undefined; onClose: () => void };

function EndDialog({ asked, onClose }: EndDialogProps) {
  const queryClient = useQueryClient();
  const isAll = asked === 'others';
  const end = async () => {
    if (isAll) await call(accounts.endOtherSessions, {});
    else if (asked) await call(accounts.endSession, { params: { id: asked.id } });
    showToast({ kind: 'ok', text: isAll ? 'All other sessions have ended' : 'Session ended' });
    onClose();
    await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  };
  return (
    <ConfirmDialog
      opened={asked !== undefined}
      question={isAll ? 'End all other sessions?' : 'End this session?'}
      keep="Keep signed in"
      act={isAll ? 'End all others' : 'End session'}
      danger
      onKeep={onClose}
      onAct={end}
    >
      {isAll
        ? 'You stay signed in here. Everywhere else a new login is needed.'
        : `${asked?.device ?? 'The device'} is signed out at once and needs a new login.`}
    </ConfirmDialog>
  );
}
