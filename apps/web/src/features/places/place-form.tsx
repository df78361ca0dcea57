import { ApiError } from '@courtside/contract/client';
import { type ReactNode, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { ZodType } from 'zod';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormActions, SubmitButton } from '../../ui/form/form-actions.tsx';
import { Stack } from '../../ui/stack.tsx';

type PlaceFormProps<Input extends FieldValues, Output> = {
  label: string;
  schema: ZodType<Output, Input>;
  /** As stored; what was never given is empty. */
  values: object;
  submit: string;
  save: (values: Output) => Promise<void>;
  /** Where someone else may have changed the record meanwhile: takes what they saved. */
  onLoadNewest?: () => Promise<unknown>;
  children: ReactNode;
};

export function PlaceForm<Input extends FieldValues, Output>({
  label,
  schema,
  values,
  submit,
  save,
  onLoadNewest,
  children,
}: PlaceFormProps<Input, Output>) {
  const [isOutdated, setOutdated] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const loadNewest = async () => {
    setLoading(true);
    try {
      await onLoadNewest?.();
    } finally {
      setLoading(false);
    }
  };
  return (
    <Form
      label={label}
      schema={schema}
      defaultValues={values as DefaultValues<Input>}
      onSubmit={async (body) => {
        setOutdated(false);
        try {
          await save(body);
        } catch (error) {
          setOutdated(wasChangedMeanwhile(error));
          throw error;
        }
      }}
    >
      <Stack gap={7}>
        {children}
        <FormActions>
          <SubmitButton busyLabel="Saving">{submit}</SubmitButton>
          {isOutdated && onLoadNewest && (
            <Button variant="secondary" busy={isLoading} onClick={() => void loadNewest()}>
              Load the newest
            </Button>
          )}
        </FormActions>
      </Stack>
    </Form>
  );
}

// A conflict that blames a field, such as a name that is taken, is mended in the form itself.
function wasChangedMeanwhile(error: unknown): boolean {
  return (
    error instanceof ApiError && error.code === 'conflict' && Object.keys(error.errors).length === 0
  );
}
