import { type ComponentProps, type ReactNode, useContext } from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '../button.tsx';
import { Note } from '../note.tsx';
import { Row, Stack } from '../stack.tsx';
import { FormFailureContext } from './form-failure.ts';

/** The foot of a form: why it was refused, then its buttons. */
export function FormActions({ children }: { children: ReactNode }) {
  const failure = useContext(FormFailureContext);
  return (
    <Stack gap={4}>
      {failure !== undefined && (
        <Note kind="bad" live>
          {failure}
        </Note>
      )}
      <Row gap={3}>{children}</Row>
    </Stack>
  );
}

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'busy' | 'onClick'>;

export function SubmitButton(props: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  return <Button {...props} type="submit" busy={isSubmitting} />;
}
