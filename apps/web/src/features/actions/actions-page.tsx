import { IconBellOff } from '@tabler/icons-react';
import { useState } from 'react';
import { pageMeta } from '../../platform/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { PagedTable } from '../../ui/data-table/paged-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { actionColumns } from './action-columns.tsx';
import { useActions, useChangeActions } from './actions-query.ts';

export const meta = () =>
  pageMeta('/user/actions', { description: 'What you were told, newest first.', index: false });

export default function ActionsPage() {
  const list = useActions();
  const change = useChangeActions();
  const [isAsking, setIsAsking] = useState(false);
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const hasUnread = items.some(({ readAt }) => readAt === null);
  const columns = actionColumns({
    onOpen: (id) => void change.markAsRead(id),
    onDelete: (id) =>
      void change.remove(id).then(
        () => showToast({ kind: 'ok', text: 'Deleted.' }),
        (error: Error) => showToast({ kind: 'bad', text: error.message }),
      ),
  });
  return (
    <Page>
      <PageTitle
        lead="What happened with your work, newest first."
        actions={
          items.length > 0 && (
            <>
              <Button variant="ghost" onClick={() => setIsAsking(true)}>
                Delete all
              </Button>
              <Button
                variant="secondary"
                disabled={!hasUnread}
                onClick={() => void change.markAllAsRead()}
              >
                Mark all as read
              </Button>
            </>
          )
        }
      >
        Actions
      </PageTitle>
      <PagedTable
        label="Actions"
        columns={columns}
        itemKey={({ id }) => id}
        list={list}
        noun="actions"
        empty={
          <EmptyState icon={IconBellOff} title="Nothing new">
            When an appearance needs you or has moved on, it is listed here.
          </EmptyState>
        }
      />
      <ConfirmDialog
        opened={isAsking}
        question="Delete all actions?"
        keep="Keep them"
        act="Delete all"
        danger
        onKeep={() => setIsAsking(false)}
        onAct={async () => {
          await change.removeAll();
          setIsAsking(false);
        }}
      >
        Only this list is emptied. Your appearances stay as they are.
      </ConfirmDialog>
    </Page>
  );
}
