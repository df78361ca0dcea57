import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { appearancesKey } from '../../platform/record-keys.ts';
import { useActionKey } from '../../ui/form/use-action-key.ts';
import { Note } from '../../ui/note.tsx';
import { Page } from '../../ui/page.tsx';
import { DraftConflict, DraftWords } from './draft-words.tsx';
import { OrderContext } from './order-context.ts';
import type { OrderValues } from './order-values.ts';
import classes from './orders.module.css';
import { useFacts } from './orders-queries.ts';
import { PriceChanged } from './price-changed.tsx';
import { QuoteBar } from './quote-bar.tsx';
import { QuotePanel } from './quote-panel.tsx';
import { scheduleOrder } from './schedule-order.ts';
import { StartAnew } from './start-anew.tsx';
import { StepFields } from './step-fields.tsx';
import { StepFoot } from './step-foot.tsx';
import { StepHead } from './step-head.tsx';
import { StepList } from './step-list.tsx';
import { useBlamedFields } from './use-blamed-fields.ts';
import { useDraft } from './use-draft.ts';
import { useOrderFiles } from './use-order-files.ts';
import { useOrderForm } from './use-order-form.ts';
import { useOrderSubmit } from './use-order-submit.ts';
import { useQuote } from './use-quote.ts';
import { useSteps } from './use-steps.ts';

type OrderScreenProps = {
  initial: OrderValues;
  /** What the form is without a draft. */
  blank: OrderValues;
  revision: number;
  /** Where what is filled in came from. */
  notice?: ReactNode;
  isRestored?: boolean;
};

/** The order form: one form, a step at a time, with its price beside it. */
export function OrderScreen({ initial, blank, revision, notice, isRestored }: OrderScreenProps) {
  const form = useOrderForm(initial);
  const values = useWatch({ control: form.control }) as OrderValues;
  const quote = useQuote(values, useFacts(values));
  useBlamedFields(form, quote.error);
  const draft = useDraft(form, revision);
  const uploads = useOrderFiles(form);
  const steps = useSteps(form);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const keyFor = useActionKey();
  const { step, goTo } = steps;
  // Where what is filled in came from is said once, on the step that is shown first.
  const [first, setFirst] = useState(step);
  const isFirstShown = step === first;
  const schedule = useOrderSubmit({
    form,
    quote,
    goTo,
    act: 'Schedule',
    hold: uploads.isSending
      ? 'Some files are still on their way. Wait for them, or cancel them.'
      : undefined,
    send: async (order, totalCents) => {
      const { id } = await scheduleOrder(order, form.getValues(), totalCents, keyFor);
      draft.stop();
      await navigate(`/client/request/appearance?done=${id}`, { replace: true });
      await queryClient.invalidateQueries({ queryKey: appearancesKey });
      await queryClient.invalidateQueries({ queryKey: ['orders', 'recent-courts'] });
    },
  });
  const isLast = step === 'review';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isLast) void schedule.submit();
    else steps.goOn();
  };
  return (
    <OrderContext value={{ purpose: 'order', quote, uploads, goTo }}>
      <FormProvider {...form}>
        <Page>
          <div className={classes.layout}>
            <nav className={classes.side} aria-label="Steps of the order">
              <StepList current={step} seen={steps.seen} />
              <DraftWords state={draft.state} />
            </nav>
            <form noValidate aria-label="Order" onSubmit={submit}>
              <StepHead step={step} seen={steps.seen} headingRef={steps.heading} />
              <div className={classes.notices}>
                {isFirstShown && notice}
                {isFirstShown && (
                  <StartAnew
                    draft={draft}
                    blank={blank}
                    isRestored={isRestored === true}
                    onAnew={() => {
                      setFirst('hearing');
                      goTo('hearing');
                    }}
                  />
                )}
                <DraftConflict draft={draft} />
              </div>
              <div className={classes.body}>
                <StepFields step={step} />
              </div>
              <div className={classes.foot}>
                {schedule.failure && (
                  <Note kind="bad" live>
                    {schedule.failure}
                  </Note>
                )}
                <StepFoot step={step} busy={schedule.isBusy} />
              </div>
              <div className={classes.phoneDraft}>
                <DraftWords state={draft.state} />
              </div>
              <QuoteBar act={isLast ? 'Schedule' : 'Continue'} busy={schedule.isBusy} />
            </form>
            <aside className={classes.quoteSide} aria-label="Price">
              <QuotePanel />
            </aside>
          </div>
          <PriceChanged {...schedule.newPrice} />
        </Page>
      </FormProvider>
    </OrderContext>
  );
}
