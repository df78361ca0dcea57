import { ApiError } from '@courtside/contract/client';
import { useEffect } from 'react';
import type { Path, UseFormReturn } from 'react-hook-form';
import type { OrderValues } from './order-values.ts';

/** Marks the fields for which a price was refused. */
export function useBlamedFields(form: UseFormReturn<OrderValues>, refusal: Error | null): void {
  const { setError } = form;
  useEffect(() => {
    if (!(refusal instanceof ApiError)) return;
    for (const [name, message] of Object.entries(refusal.errors)) {
      const field = name.replace(/^orders\.0\./, '') as Path<OrderValues>;
      setError(field, { type: 'server', message });
    }
  }, [refusal, setError]);
}
