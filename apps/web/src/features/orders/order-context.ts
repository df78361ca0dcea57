import { createContext, useContext } from 'react';
import type { StepKey } from './order-steps.ts';
import type { OrderFiles } from './use-order-files.ts';
import type { ShownQuote } from './use-quote.ts';

/** What the parts of the form share beside its values. */
export type OrderScreenState = {
  purpose: 'order' | 'template' | 'edit';
  quote: ShownQuote;
  /** Only an order takes files of its own here. */
  uploads?: OrderFiles;
  /** Shows a step, or a field wherever it stands. */
  goTo: (step: StepKey, field?: string) => void;
};

export const OrderContext = createContext<OrderScreenState | undefined>(undefined);

export function useOrder(): OrderScreenState {
  const state = useContext(OrderContext);
  if (!state) throw new Error('Outside of an order');
  return state;
}
