import { templates } from '@courtside/contract/templates';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { FormProvider, type Path, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { call } from '../../platform/api.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { submitFailure } from '../../ui/form/submit-failure.ts';
import { useActionKey } from '../../ui/form/use-action-key.ts';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { OrderContext } from './order-context.ts';
import { checkTemplate } from './order-problems.ts';
import { inPageOrder } from './order-steps.ts';
import { type OrderValues, templateOf } from './order-values.ts';
import classes from './orders.module.css';
import { factsIn, useFacts } from './orders-queries.ts';
import { isChangedMeanwhile, Outdated } from './outdated.tsx';
import { QuotePanel } from './quote-panel.tsx';
import { StackedForm } from './stacked-form.tsx';
import { useOrderForm } from './use-order-form.ts';
import { useQuote } from './use-quote.ts';
import { focusField } from './use-steps.ts';

type TemplateScreenProps = {
  initial: OrderValues;
  stored?: { id: string; revision: number };
  onReload: () => void;
};

/** An order form to fill in again: everything but the hearing's own day, and nothing of it required. */
export function TemplateScreen({ initial, stored, onReload }: TemplateScreenProps) {
  const form = useOrderForm(initial, checkTemplate);
  const values = useWatch({ control: form.control }) as OrderValues;
  const quote = useQuote({ ...values, date: '', time: '' }, useFacts(values));
  const [failure, setFailure] = useState<string>();
  const [isOutdated, setOutdated] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const inFlight = useRef(false);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const keyFor = useActionKey();

  const refuse = (error: unknown) => {
    setOutdated(isChangedMeanwhile(error));
    const refused = submitFailure(error, ['name']);
    setFailure(refused.message);
    for (const { message } of refused.fields) {
      form.setError('templateName', { type: 'server', message }, { shouldFocus: true });
    }
  };
  const save = async (): Promise<void> => {
    const given = form.getValues();
    const problems = Object.keys(checkTemplate(given, factsIn(queryClient, given)));
    if (problems.length > 0) {
      await form.trigger();
      const isUnnamed = problems.includes('templateName');
      focusField(form, isUnnamed ? 'templateName' : (inPageOrder(problems)[0] ?? 'court'));
      return;
    }
    const body = { name: given.templateName, data: templateOf(given) };
    try {
      const idempotencyKey = keyFor(body);
      const kept = stored
        ? await call(
            templates.update,
            { params: { id: stored.id }, body: { ...body, revision: stored.revision } },
            { idempotencyKey },
          )
        : await call(templates.create, { body }, { idempotencyKey });
      form.reset(given);
      showToast({ kind: 'ok', text: `${kept.name} saved` });
      await queryClient.invalidateQueries({ queryKey: ['templates'] });
      await navigate(`/client/view/template/details/${kept.id}`);
    } catch (error) {
      refuse(error);
    }
  };
  const submit = async () => {
    if (inFlight.current) return;
    inFlight.current = true;
    setBusy(true);
    setFailure(undefined);
    await save();
    setBusy(false);
    inFlight.current = false;
  };
  const goTo = (_step: unknown, field?: string) => {
    if (field !== undefined) form.setFocus(field as Path<OrderValues>);
  };
  return (
    <OrderContext value={{ purpose: 'template', quote, goTo }}>
      <FormProvider {...form}>
        <StackedForm
          label="Template"
          title={stored ? 'Edit template' : 'New template'}
          lead="Everything but the date and the files. Only the name is required."
          notice={isOutdated && <Outdated onReload={onReload} />}
          top={
            <div className={classes.templateName}>
              <TextField
                name="templateName"
                label="Name of the template"
                hint="Such as Kern status conferences."
              />
            </div>
          }
          aside={<QuotePanel />}
          failure={failure}
          isBusy={isBusy}
          onSubmit={submit}
          foot={
            <>
              <ButtonLink variant="ghost" to="/client/manage/template">
                Manage Templates
              </ButtonLink>
              <Button type="submit" size="l" busy={isBusy} busyLabel="Saving">
                Save template
              </Button>
            </>
          }
        />
      </FormProvider>
    </OrderContext>
  );
}
