import { results } from '@courtside/contract/results';
import { useState } from 'react';
import { z } from 'zod';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { useActionKey } from '../../ui/form/use-action-key.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { showToast } from '../../ui/toasts/toast-store.ts';
import type { ClientReport } from './results-queries.ts';

const disputeForm = z.object({
  reason: z.string().trim().min(1, 'Please say why').max(2_000, 'Too long'),
});

type DisputeDialogProps = { id: string; onDisputed: (report: ClientReport) => void };

/** Says that a report is not right. The reason goes to the administrators and the attorney. */
export function DisputeDialog({ id, onDisputed }: DisputeDialogProps) {
  const [opened, setOpened] = useState(false);
  const keyFor = useActionKey();
  const close = () => setOpened(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpened(true)}>
        Dispute the report
      </Button>
      <FormDialog
        opened={opened}
        question="Dispute this report?"
        detail="An administrator looks into it and writes to you. Nothing is paid out until then."
        schema={disputeForm}
        defaultValues={{ reason: '' }}
        keep="Keep the report"
        act="Dispute the report"
        danger
        onKeep={close}
        onSubmit={async (body) => {
          const idempotencyKey = keyFor({ id, body });
          const report = await call(results.dispute, { params: { id }, body }, { idempotencyKey });
          close();
          showToast({ kind: 'ok', text: 'The report is disputed' });
          onDisputed(report);
        }}
      >
        <TextareaField name="reason" label="What is not right" rows={4} />
      </FormDialog>
    </>
  );
}
