import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Path, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { toNestErrors } from '../../ui/form/zod-without-eval.ts';
import { checkOrder, type OrderFacts, type Problems } from './order-problems.ts';
import type { OrderValues } from './order-values.ts';
import { factsIn } from './orders-queries.ts';

type Check = (values: OrderValues, facts: OrderFacts) => Problems;

/** Everything that keeps an order from being sent. */
export const problemsOf: Check = (values, facts) => checkOrder(values, facts).problems ?? {};

/** One form for all steps: what is entered stays, whichever of them is shown. */
export function useOrderForm(
  defaultValues: OrderValues,
  check: Check = problemsOf,
): UseFormReturn<OrderValues> {
  const queryClient = useQueryClient();
  const form = useForm<OrderValues>({
    resolver: resolverBy(check, queryClient),
    defaultValues,
    mode: 'onTouched',
    // Which field comes first depends on the step, so that the screen says it itself.
    shouldFocusError: false,
  });
  // A problem leaves as soon as it is mended: leaving with the field, it would move what is clicked next.
  const { subscribe, getFieldState, trigger } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          const changed = name as Path<OrderValues> | undefined;
          if (changed && getFieldState(changed).error) void trigger(changed);
        },
      }),
    [subscribe, getFieldState, trigger],
  );
  return form;
}

function resolverBy(check: Check, queryClient: QueryClient): Resolver<OrderValues> {
  return (values, _context, options) => {
    const problems = check(values, factsIn(queryClient, values));
    const errors = Object.fromEntries(
      Object.entries(problems).map(([name, message]) => [name, { type: 'order', message }]),
    );
    return Object.keys(errors).length === 0
      ? { values, errors: {} }
      : { values: {}, errors: toNestErrors(errors, options) };
  };
}
