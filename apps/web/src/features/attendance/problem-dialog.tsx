import { attendance } from '@courtside/contract/attendance';
import { type ProblemKind, problemKinds, problems } from '@courtside/domain/attendance';
import { z } from 'zod';
import { call } from '../../platform/api.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { useActionKey } from '../../ui/form/use-action-key.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { showToast } from '../../ui/toasts/toast-store.ts';

const problem = z.object({
  kind: z.enum(problemKinds, 'Choose what it is about'),
  description: z.string().trim().min(1, 'Please say what happened').max(2000, 'Too long'),
});
const kindOptions = problemKinds.map((value) => ({ value, label: problems[value] }));

type ProblemDialogProps = { id: string; opened: boolean; onClose: () => void };

/** Calls the administrators about something that cannot wait. */
export function ProblemDialog({ id, opened, onClose }: ProblemDialogProps) {
  const keyFor = useActionKey();
  return (
    <FormDialog
      opened={opened}
      question="Report a problem"
      detail="An administrator is told at once, and calls you or the client."
      schema={problem}
      defaultValues={{ kind: '' as ProblemKind, description: '' }}
      keep="Close"
      act="Report it"
      onKeep={onClose}
      onSubmit={async (body) => {
        await call(
          attendance.reportProblem,
          { params: { id }, body },
          { idempotencyKey: keyFor({ id, body }) },
        );
        onClose();
        showToast({ kind: 'ok', text: 'Reported. An administrator has been told.' });
      }}
    >
      <SelectField name="kind" label="What is it about?" options={kindOptions} />
      <TextareaField name="description" label="What happened?" rows={4} />
    </FormDialog>
  );
}
