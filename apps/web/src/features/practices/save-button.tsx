import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { FormActions, SubmitButton } from '../../ui/form/form-actions.tsx';

/** Stands out once there is something to save: a page has several forms and one primary button. */
export function SaveButton({ children }: { children: ReactNode }) {
  const { isDirty } = useFormState();
  return (
    <FormActions>
      <SubmitButton variant={isDirty ? 'primary' : 'secondary'} busyLabel="Saving">
        {children}
      </SubmitButton>
    </FormActions>
  );
}
