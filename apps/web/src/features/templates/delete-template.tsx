import { templates } from '@courtside/contract/templates';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { submitFailure } from '../../ui/form/submit-failure.ts';
import { useActionKey } from '../../ui/form/use-action-key.ts';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { type Template, templatesKey } from './templates-query.ts';

type DeleteTemplateProps = {
  /** The one to delete, once somebody asked to. */
  template: Template | undefined;
  onClose: () => void;
  onDeleted?: () => void;
};

/** Asks, deletes, and offers to keep it after all. */
export function DeleteTemplate({ template, onClose, onDeleted }: DeleteTemplateProps) {
  const queryClient = useQueryClient();
  const keyFor = useActionKey();
  const refresh = async () => queryClient.invalidateQueries({ queryKey: templatesKey });

  // What was deleted is gone for good: it is kept anew, as a template that was not used yet.
  const restore = async ({ id, name, data }: Template) => {
    try {
      const idempotencyKey = keyFor({ restore: id });
      await call(templates.create, { body: { name, data } }, { idempotencyKey });
      await refresh();
      showToast({ kind: 'ok', text: `${name} is kept again` });
    } catch (error) {
      const why = submitFailure(error, []).message;
      showToast({ kind: 'bad', text: `${name} could not be restored. ${why}` });
    }
  };
  const remove = async (deleted: Template) => {
    const { id, name } = deleted;
    const idempotencyKey = keyFor({ remove: id });
    await call(templates.remove, { params: { id } }, { idempotencyKey });
    onClose();
    onDeleted?.();
    showToast({
      kind: 'ok',
      text: `${name} deleted`,
      action: { label: 'Undo', onClick: () => void restore(deleted) },
    });
    queryClient.removeQueries({ queryKey: [...templatesKey, 'one', id] });
    await queryClient.invalidateQueries({ queryKey: [...templatesKey, 'list'] });
  };
  return (
    <ConfirmDialog
      opened={template !== undefined}
      question="Delete this template?"
      keep="Keep it"
      act="Delete the template"
      danger
      onKeep={onClose}
      onAct={async () => {
        if (template) await remove(template);
      }}
    >
      {`${template?.name ?? ''}. Appearances that were ordered with it stay as they are.`}
    </ConfirmDialog>
  );
}
