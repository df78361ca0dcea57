import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { ZodType } from 'zod';
import { FormFailureContext } from './form-failure.ts';
import { fieldNamesOf, submitFailure } from './submit-failure.ts';
import { UnsavedWarning } from './unsaved-warning.tsx';
import { zodResolver } from './zod-without-eval.ts';

type FormProps<Input extends FieldValues, Output> = {
  schema: ZodType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  /** What it throws as `{message, errors}` is shown on the form and its fields. */
  onSubmit: (values: Output, form: UseFormReturn<Input, unknown, Output>) => Promise<void>;
  /** Leaving with changes asks first, unless losing them costs nothing. */
  unsaved?: 'warn' | 'discard';
  label: string;
  children: ReactNode;
};

export function Form<Input extends FieldValues, Output>({
  schema,
  defaultValues,
  onSubmit,
  unsaved = 'warn',
  label,
  children,
}: FormProps<Input, Output>) {
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues,
    mode: 'onTouched',
  });
  const [failure, setFailure] = useState<string>();
  const inFlight = useRef(false);

  const send = async (values: Output) => {
    setFailure(undefined);
    try {
      await onSubmit(values, form);
      form.reset(form.getValues());
    } catch (error) {
      const refused = submitFailure(error, fieldNamesOf(form.getValues()));
      setFailure(refused.message);
      for (const [index, { name, message }] of refused.fields.entries()) {
        form.setError(
          name as Path<Input>,
          { type: 'server', message },
          { shouldFocus: index === 0 },
        );
      }
    }
  };

  // The button's busy state comes one render late for a quick second Enter.
  const submitOnce = async (event: FormEvent) => {
    event.preventDefault();
    if (inFlight.current) return;
    inFlight.current = true;
    try {
      await form.handleSubmit(send)(event);
    } finally {
      inFlight.current = false;
    }
  };

  return (
    <FormProvider {...form}>
      <FormFailureContext value={failure}>
        <form noValidate aria-label={label} onSubmit={(event) => void submitOnce(event)}>
          {children}
        </form>
        {unsaved === 'warn' && <UnsavedWarning isBusy={() => inFlight.current} />}
      </FormFailureContext>
    </FormProvider>
  );
}
