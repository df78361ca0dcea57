import { dequal } from 'dequal/lite';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Lets `stored` count as saved. What was entered since `sent` went out stays, and is still to be saved. */
export function settleForm<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  sent: Input,
  stored: Input,
): void {
  const now = form.getValues();
  form.reset(stored);
  for (const name of laterChanges(sent, now)) {
    form.setValue(name, now[name], { shouldDirty: true });
  }
}

export function laterChanges<Input extends FieldValues>(sent: Input, now: Input): Path<Input>[] {
  return (Object.keys(now) as Path<Input>[]).filter((name) => !dequal(now[name], sent[name]));
}
