import { courtUploads } from '@courtside/contract/court-uploads';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { counted } from '../../ui/counted.ts';
import { useActionKey } from '../../ui/form/use-action-key.ts';
import { Note } from '../../ui/note.tsx';
import { FaultyLines } from '../../ui/sheets/faulty-lines.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { type Upload, useKeepUpload } from './uploads-query.ts';

/** What the check came to, and the step that it allows. */
export function WriteCourts({ upload }: { upload: Upload }) {
  const { id, counts } = upload;
  const faulty = counts.error + counts.duplicate;
  if (!upload.hasLines) {
    return <Note>The lines of this upload are no longer kept. Hand in the file again.</Note>;
  }
  if (faulty > 0) {
    const load = () => call(courtUploads.exportProblems, { params: { id } });
    return <FaultyLines count={faulty} done="written" load={load} />;
  }
  if (counts.new + counts.changed === 0) {
    return <Note>There is nothing to write: every court is already as the file has it.</Note>;
  }
  return <WriteButton upload={upload} />;
}

function WriteButton({ upload }: { upload: Upload }) {
  const keep = useKeepUpload();
  const keyFor = useActionKey();
  const [opened, setOpened] = useState<object>();
  const { id, counts } = upload;
  const act = `Write ${counted(counts.new + counts.changed, 'court')}`;
  const write = async () => {
    const idempotencyKey = keyFor({ id, opened });
    keep(await call(courtUploads.apply, { params: { id } }, { idempotencyKey }));
    setOpened(undefined);
  };
  return (
    <Stack gap={4}>
      <Note kind="ok">No errors and no duplicates. Nothing is written yet.</Note>
      <Row>
        <Button onClick={() => setOpened(new Date())}>{act}</Button>
      </Row>
      <ConfirmDialog
        opened={opened !== undefined}
        question={`${act}?`}
        keep="Not now"
        act={act}
        consequence="All are written, or none if somebody changed one of them since the check."
        onKeep={() => setOpened(undefined)}
        onAct={write}
      >
        {`${counted(counts.new, 'court')} will be added and ${counts.changed.toLocaleString('en-US')} changed. Attorneys hear of new courts only when you tell them.`}
      </ConfirmDialog>
    </Stack>
  );
}
