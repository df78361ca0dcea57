import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import type { Problems } from './order-problems.ts';
import { inPageOrder, orderSteps, type StepKey, stepIn, stepKeys, stepOf } from './order-steps.ts';
import { draftOf, type OrderValues } from './order-values.ts';
import { factsIn } from './orders-queries.ts';
import { problemsOf } from './use-order-form.ts';

/** Which step is shown is part of the address; what is entered on the others stays. */
export function useSteps(form: UseFormReturn<OrderValues>) {
  const [params, setParams] = useSearchParams();
  const queryClient = useQueryClient();
  const step = stepIn(params.get('step'));
  const [seen, setSeen] = useState<ReadonlySet<StepKey>>(() => filledSteps(form.getValues()));
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = useRef<string>(undefined);
  const shown = useRef(step);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    if (wanted.current === undefined) heading.current?.focus({ preventScroll: true });
    else focusField(form, wanted.current);
    wanted.current = undefined;
  }, [step, form]);

  const problemsNow = (): Problems => {
    const values = form.getValues();
    return problemsOf(values, factsIn(queryClient, values));
  };
  const leave = () => {
    setSeen((before) => new Set([...before, step]));
    void form.trigger([...orderSteps[step].fields]);
  };
  const goTo = (next: StepKey, field?: string) => {
    leave();
    if (field !== undefined) void form.trigger([...orderSteps[next].fields]);
    if (next === step) {
      if (field !== undefined) focusField(form, field);
      return;
    }
    wanted.current = field;
    setParams((before) => {
      before.set('step', next);
      return before;
    });
  };
  return {
    step,
    seen,
    heading,
    goTo,
    problemsNow,
    /** The next step, or the first field that is in its way. */
    goOn() {
      const wrong = inPageOrder(Object.keys(problemsNow())).find((field) => stepOf(field) === step);
      const next = stepKeys[stepKeys.indexOf(step) + 1];
      if (next) goTo(wrong === undefined ? next : step, wrong);
    },
  };
}

/** What a draft or a template brought along counts as seen, and is marked. */
function filledSteps(values: OrderValues): ReadonlySet<StepKey> {
  const entered = new Set(Object.keys(draftOf(values)).filter((name) => name !== 'mode'));
  const filled = stepKeys.filter((key) =>
    orderSteps[key].fields.some((field) => entered.has(field)),
  );
  // The account alone fills in who is to be reached.
  return entered.has('court') || entered.has('caption') ? new Set(filled) : new Set();
}

export function focusField(form: UseFormReturn<OrderValues>, field: string): void {
  const name = field === 'parties' ? 'parties.0.name' : field;
  form.setFocus(name as 'court');
}
