import { results } from '@courtside/contract/results';
import { useState } from 'react';
import { z } from 'zod';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormActions, SubmitButton } from '../../ui/form/form-actions.tsx';
import { useActionKey } from '../../ui/form/use-action-key.ts';
import { Stack } from '../../ui/stack.tsx';
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
      <Dialog opened={opened} onClose={close} title="Dispute this report?" actions={null}>
        <Form
          schema={disputeForm}
          defaultValues={{ reason: '' }}
          unsaved="discard"
          label="Dispute"
          onSubmit={async (body) => {
            const idempotencyKey = keyFor({ id, body });
            const report = await call(
              results.dispute,
              { params: { id }, body },
              { idempotencyKey },
            );
            close();
            showToast({ kind: 'ok', text: 'The report is disputed' });
            onDisputed(report);
          }}
        >
          <Stack gap={4}>
            <p>An administrator looks into it and writes to you. Nothing is paid out until then.</p>
            <TextareaField name="reason" label="What is not right" rows={4} />
            <FormActions>
              <Button variant="secondary" onClick={close}>
                Keep the report
              </Button>
              <SubmitButton variant="danger-fill">Dispute the report</SubmitButton>
            </FormActions>
          </Stack>
        </Form>
      </Dialog>
    </>
  );
}
