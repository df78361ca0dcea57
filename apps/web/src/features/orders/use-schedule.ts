import { ApiError } from '@courtside/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Path, UseFormReturn } from 'react-hook-form';
import { fieldNamesOf, submitFailure } from '../../ui/form/submit-failure.ts';
import { useActionKey } from '../../ui/form/use-action-key.ts';
import { checkOrder } from './order-problems.ts';
import { inPageOrder, stepOf } from './order-steps.ts';
import type { OrderValues } from './order-values.ts';
import { factsIn } from './orders-queries.ts';
import { scheduleOrder } from './schedule-order.ts';
import type { ShownQuote } from './use-quote.ts';
import type { useSteps } from './use-steps.ts';

type ScheduleOptions = {
  form: UseFormReturn<OrderValues>;
  quote: ShownQuote;
  steps: Pick<ReturnType<typeof useSteps>, 'goTo'>;
  isSending: boolean;
  onDone: (id: string) => Promise<void>;
};

/** Sends the order out, once, at the price that is on the screen. */
export function useSchedule({ form, quote, steps, isSending, onDone }: ScheduleOptions) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [changed, setChanged] = useState<{ before: number; now: number }>();
  const inFlight = useRef(false);
  const keyFor = useActionKey();
  const queryClient = useQueryClient();

  const refuse = (error: unknown) => {
    const refused = submitFailure(error, fieldNamesOf(form.getValues()));
    setFailure(refused.message);
    const [first] = inPageOrder(refused.fields.map(({ name }) => name));
    const step = first && stepOf(first);
    if (first && step) steps.goTo(step, first);
    for (const { name, message } of refused.fields) {
      form.setError(name as Path<OrderValues>, { type: 'server', message });
    }
  };
  const sendAt = async (totalCents: number): Promise<void> => {
    const values = form.getValues();
    const { order, problems } = checkOrder(values, factsIn(queryClient, values));
    if (problems) {
      const [first = 'court'] = inPageOrder(Object.keys(problems));
      steps.goTo(stepOf(first) ?? 'hearing', first);
      return;
    }
    if (isSending) {
      setFailure('Some files are still on their way. Wait for them, or cancel them.');
      return;
    }
    try {
      const { id } = await scheduleOrder(order, values, totalCents, keyFor);
      await onDone(id);
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
    send: async () =>
      once(async () => {
        const shown = quote.isFinal ? quote.quote : await quote.refetch();
        await sendAt(shown?.totalCents ?? 0);
      }),
    newPrice: {
      changed,
      act: 'Schedule',
      onKeep: () => setChanged(undefined),
      onAgree: async () => {
        setChanged(undefined);
        await once(async () => sendAt(changed?.now ?? 0));
      },
    },
  };
}
