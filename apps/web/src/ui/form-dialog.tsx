import { type ReactNode, useContext } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { ZodType } from 'zod';
import { Button } from './button.tsx';
import classes from './dialog.module.css';
import { Dialog } from './dialog.tsx';
import { Form } from './form/form.tsx';
import { SubmitButton } from './form/form-actions.tsx';
import { FormFailureContext } from './form/form-failure.ts';
import { Note } from './note.tsx';
import { Stack } from './stack.tsx';

type FormDialogProps<Input extends FieldValues, Output> = {
  opened: boolean;
  question: string;
  /** Above the fields: what will happen. */
  detail?: ReactNode;
  schema: ZodType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  /** The safe choice, also taken by Escape. */
  keep: string;
  act: string;
  danger?: boolean;
  onKeep: () => void;
  /** What it throws is shown on the form and its fields. */
  onSubmit: (values: Output) => Promise<void>;
  /** The fields. */
  children: ReactNode;
};

/** Asks for a word or two before it acts. */
export function FormDialog<Input extends FieldValues, Output>({
  opened,
  question,
  detail,
  schema,
  defaultValues,
  keep,
  act,
  danger = false,
  onKeep,
  onSubmit,
  children,
}: FormDialogProps<Input, Output>) {
  return (
    <Dialog opened={opened} onClose={onKeep} title={question}>
      <Form
        label={question}
        schema={schema}
        defaultValues={defaultValues}
        unsaved="discard"
        onSubmit={onSubmit}
      >
        {detail && <div className={classes.detail}>{detail}</div>}
        <div className={classes.fields}>
          <Stack gap={4}>{children}</Stack>
        </div>
        <Failure />
        <div className={classes.actions}>
          <Button variant="secondary" onClick={onKeep}>
            {keep}
          </Button>
          <SubmitButton variant={danger ? 'danger-fill' : 'primary'}>{act}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

function Failure() {
  const failure = useContext(FormFailureContext);
  if (failure === undefined) return null;
  return (
    <div className={classes.note}>
      <Note kind="bad" live>
        {failure}
      </Note>
    </div>
  );
}
