import { placeRecords } from '@courtside/contract/place-records';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { counted } from '../../ui/counted.ts';
import { useActionKey } from '../../ui/form/use-action-key.ts';
import { Note } from '../../ui/note.tsx';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { newCourtsKey } from './place-queries.ts';
import classes from './places.module.css';

/** Says that there are courts which attorneys have not heard of, and lets them be told. */
export function NewCourtsNotice() {
  const queryClient = useQueryClient();
  const keyFor = useActionKey();
  const [opened, setOpened] = useState<object>();
  const { data } = useQuery({
    queryKey: newCourtsKey,
    queryFn: async ({ signal }) => call(placeRecords.countNewCourts, {}, { signal }),
    staleTime: 0,
  });
  if (!data || data.courts === 0) return null;
  const tell = async () => {
    const idempotencyKey = keyFor({ ...data, opened });
    const told = await call(placeRecords.announceNewCourts, {}, { idempotencyKey });
    showToast({
      kind: 'ok',
      text: `${counted(told.attorneys, 'attorney')} will hear of ${counted(told.courts, 'new court')}`,
    });
    setOpened(undefined);
    await queryClient.invalidateQueries({ queryKey: newCourtsKey });
  };
  return (
    <div className={classes.notice}>
      <Note>
        <div className={classes.noticeLine}>
          <span>{`${counted(data.courts, 'new court')}. ${whoCovers(data.attorneys)}`}</span>
          {data.attorneys > 0 && (
            <Button variant="secondary" size="s" onClick={() => setOpened(new Date())}>
              Tell the attorneys
            </Button>
          )}
        </div>
      </Note>
      <ConfirmDialog
        opened={opened !== undefined}
        question={`Tell ${counted(data.attorneys, 'attorney')} of ${counted(data.courts, 'new court')}?`}
        keep="Not now"
        act="Tell the attorneys"
        onKeep={() => setOpened(undefined)}
        onAct={tell}
      >
        Each gets one mail with the courts in the places they cover, and can add them with one
        click.
      </ConfirmDialog>
    </div>
  );
}

function whoCovers(attorneys: number): string {
  if (attorneys === 0) return 'No attorney covers their counties yet.';
  return attorneys === 1
    ? '1 attorney covers their counties.'
    : `${attorneys.toLocaleString('en-US')} attorneys cover their counties.`;
}
