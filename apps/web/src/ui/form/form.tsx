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
import { laterChanges, settleForm } from './settle-form.ts';
import { fieldNamesOf, submitFailure } from './submit-failure.ts';
import { UnsavedWarning } from './unsaved-warning.tsx';
import { zodResolver } from './zod-without-eval.ts';

type FormProps<Input extends FieldValues, Output> = {
  schema: ZodType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  /**
   * Answers what the form shows from now on, where that is not what was sent. What it throws as
   * `{message, errors}` is shown on the form and its fields.
   */
  onSubmit: (values: Output, form: UseFormReturn<Input, unknown, Output>) => Promise<Input | void>;
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
  const inFlight = useRef<Input>(undefined);

  const send = async (values: Output, sent: Input) => {
    setFailure(undefined);
    try {
      const stored = await onSubmit(values, form);
      settleForm(form, sent, stored ?? sent);
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
    const sent = structuredClone(form.getValues());
    inFlight.current = sent;
    try {
      await form.handleSubmit((values) => send(values, sent))(event);
    } finally {
      inFlight.current = undefined;
    }
  };
  const isSendingAll = () =>
    inFlight.current !== undefined && laterChanges(inFlight.current, form.getValues()).length === 0;

  return (
    <FormProvider {...form}>
      <FormFailureContext value={failure}>
        <form noValidate aria-label={label} onSubmit={(event) => void submitOnce(event)}>
          {children}
        </form>
        {unsaved === 'warn' && <UnsavedWarning isBusy={isSendingAll} />}
      </FormFailureContext>
    </FormProvider>
  );
}
