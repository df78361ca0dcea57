import type { PolicyName } from '@courtside/domain/policies';
import { type ReactNode, useEffect } from 'react';
import { type DefaultValues, type FieldValues, useFormState, useWatch } from 'react-hook-form';
import type { ZodType } from 'zod';
import { Form } from '../../ui/form/form.tsx';
import { FormActions, SubmitButton } from '../../ui/form/form-actions.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { showToast } from '../../ui/toasts/toast-store.ts';
import classes from './policies.module.css';
import { policyTitles, policyWords } from './policy-words.ts';

export type PolicyFormProps<Value> = {
  stored: Value;
  /** The one who looks may not change it. */
  readOnly: boolean;
  save: (value: Value) => Promise<void>;
  onDirty: (name: PolicyName, isDirty: boolean) => void;
};

type FrameProps<Input extends FieldValues, Output> = Pick<
  PolicyFormProps<unknown>,
  'readOnly' | 'onDirty'
> & {
  name: PolicyName;
  schema: ZodType<Output, Input>;
  values: DefaultValues<Input>;
  save: (value: Output) => Promise<void>;
  /** The rule that the form's values stand for, to be said in words. */
  ruleOf?: (values: unknown) => unknown;
  children: ReactNode;
};

/** One rule: what it does in words, the fields it is made of, and a button of its own. */
export function PolicyForm<Input extends FieldValues, Output>({
  name,
  schema,
  values,
  save,
  readOnly,
  onDirty,
  ruleOf = (rule) => rule,
  children,
}: FrameProps<Input, Output>) {
  const title = policyTitles[name];
  return (
    <Section title={title}>
      <Form
        label={title}
        schema={schema}
        defaultValues={values}
        unsaved="discard"
        onSubmit={async (value) => {
          await save(value);
          showToast({ kind: 'ok', text: `${title} saved. It applies from now on.` });
        }}
      >
        <Stack gap={4}>
          <RuleInWords name={name} ruleOf={ruleOf} />
          <fieldset className={classes.fields} disabled={readOnly}>
            {children}
          </fieldset>
          {!readOnly && <SaveButton title={title} />}
        </Stack>
        <DirtyReport name={name} onDirty={onDirty} />
      </Form>
    </Section>
  );
}

function RuleInWords({ name, ruleOf }: { name: PolicyName; ruleOf: (values: unknown) => unknown }) {
  const { isDirty } = useFormState();
  const words = policyWords(name, ruleOf(useWatch()));
  return (
    <output className={classes.words}>
      {words ?? 'What it will do is said here once every number is filled in.'}
      {isDirty && words && <span className={classes.unsaved}> Not saved yet.</span>}
    </output>
  );
}

function SaveButton({ title }: { title: string }) {
  const { isDirty } = useFormState();
  return (
    <FormActions>
      <SubmitButton variant={isDirty ? 'primary' : 'secondary'} busyLabel="Saving">
        {`Save ${title.toLowerCase()}`}
      </SubmitButton>
    </FormActions>
  );
}

function DirtyReport({
  name,
  onDirty,
}: Pick<FrameProps<FieldValues, unknown>, 'name' | 'onDirty'>) {
  const { isDirty } = useFormState();
  useEffect(() => onDirty(name, isDirty), [name, isDirty, onDirty]);
  return null;
}
