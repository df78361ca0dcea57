import { ApiError } from '@courtside/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Path, UseFormReturn } from 'react-hook-form';
import { fieldNamesOf, submitFailure } from '../../ui/form/submit-failure.ts';
import type { OrderScreenState } from './order-context.ts';
import { checkOrder, type Order } from './order-problems.ts';
import { inPageOrder, stepOf } from './order-steps.ts';
import type { OrderValues } from './order-values.ts';
import { factsIn } from './orders-queries.ts';
import type { ShownQuote } from './use-quote.ts';

type OrderSubmitOptions = {
  form: UseFormReturn<OrderValues>;
  quote: ShownQuote;
  goTo: OrderScreenState['goTo'];
  /** What the button does, for the price to be agreed to again. */
  act: string;
  /** Why it cannot be sent yet, although nothing entered is wrong. */
  hold?: string | undefined;
  send: (order: Order, totalCents: number) => Promise<void>;
};

/** Sends an order or its change, once, at the price that is on the screen. */
export function useOrderSubmit({ form, quote, goTo, act, hold, send }: OrderSubmitOptions) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [changed, setChanged] = useState<{ before: number; now: number }>();
  const inFlight = useRef(false);
  const queryClient = useQueryClient();

  const refuse = (error: unknown) => {
    const refused = submitFailure(error, fieldNamesOf(form.getValues()));
    setFailure(refused.message);
    const [first] = inPageOrder(refused.fields.map(({ name }) => name));
    const step = first && stepOf(first);
    if (first && step) goTo(step, first);
    for (const { name, message } of refused.fields) {
      form.setError(name as Path<OrderValues>, { type: 'server', message });
    }
  };
  const sendAt = async (agreedCents?: number): Promise<void> => {
    const values = form.getValues();
    const { order, problems } = checkOrder(values, factsIn(queryClient, values));
    if (problems) {
      const [first = 'court'] = inPageOrder(Object.keys(problems));
      goTo(stepOf(first) ?? 'hearing', first);
      return;
    }
    if (hold !== undefined) {
      setFailure(hold);
      return;
    }
    const shown = quote.isFinal ? quote.quote : await quote.refetch();
    const totalCents = agreedCents ?? shown?.totalCents;
    if (totalCents === undefined) {
      setFailure('We could not work out the price. Please try again.');
      return;
    }
    try {
      await send(order, totalCents);
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'price_changed')) return refuse(error);
      const now = await quote.refetch();
      if (now && now.totalCents !== totalCents) {
        setChanged({ before: totalCents, now: now.totalCents });
      } else refuse(error);
    }
  };
  const once = async (run: () => Promise<void>): Promise<void> => {
    if (inFlight.current) return;
    inFlight.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      await run();
    } finally {
      inFlight.current = false;
      setBusy(false);
    }
  };
  return {
    isBusy,
    failure,
    submit: async () => once(sendAt),
    newPrice: {
      changed,
      act,
      onKeep: () => setChanged(undefined),
      onAgree: async () => {
        setChanged(undefined);
        await once(async () => sendAt(changed?.now));
      },
    },
  };
}
