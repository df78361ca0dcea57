import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { Note } from '../../ui/note.tsx';
import { Page } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import { DraftConflict, DraftWords } from './draft-words.tsx';
import { OrderContext } from './order-context.ts';
import type { OrderValues } from './order-values.ts';
import classes from './orders.module.css';
import { appearancesKey, useFacts } from './orders-queries.ts';
import { PriceChanged } from './price-changed.tsx';
import { QuoteBar } from './quote-bar.tsx';
import { QuotePanel } from './quote-panel.tsx';
import { StartAnew } from './start-anew.tsx';
import { StepFields } from './step-fields.tsx';
import { StepFoot } from './step-foot.tsx';
import { StepHead } from './step-head.tsx';
import { StepList } from './step-list.tsx';
import { useDraft } from './use-draft.ts';
import { useOrderForm } from './use-order-form.ts';
import { useQuote } from './use-quote.ts';
import { useSchedule } from './use-schedule.ts';
import { useSteps } from './use-steps.ts';
import { useUploads } from './use-uploads.ts';

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
  const draft = useDraft(form, revision);
  const uploads = useUploads(form);
  const steps = useSteps(form);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isAnew, setAnew] = useState(false);
  const schedule = useSchedule({
    form,
    quote,
    steps,
    isSending: uploads.isSending,
    onDone: async (id) => {
      draft.stop();
      await navigate(`/client/request/appearance?done=${id}`, { replace: true });
      await queryClient.invalidateQueries({ queryKey: appearancesKey });
      await queryClient.invalidateQueries({ queryKey: ['orders', 'recent-courts'] });
    },
  });
  const { step, goTo } = steps;
  const isLast = step === 'review';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isLast) void schedule.send();
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
              <Stack gap={5}>
                {!isAnew && notice}
                <StartAnew
                  draft={draft}
                  blank={blank}
                  isRestored={isRestored === true}
                  onAnew={() => {
                    setAnew(true);
                    goTo('hearing');
                  }}
                />
                <DraftConflict draft={draft} />
              </Stack>
              <StepFields step={step} />
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
