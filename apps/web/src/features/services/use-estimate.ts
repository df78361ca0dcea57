import { ApiError } from '@courtside/contract/client';
import { places } from '@courtside/contract/places';
import { quotes } from '@courtside/contract/quotes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../platform/api.ts';
import type { Found } from '../../ui/search-select.tsx';
import { type Asked, quoteQueryOf } from './quote-query.ts';
import { useRates } from './rates-query.ts';

const nothingAsked = { caseType: '', appearanceType: '', date: '', time: '', which: '' };

/** What the visitor asked for, and what it costs, asked anew with every change. */
export function useEstimate() {
  const [given, setGiven] = useState<Omit<Asked, 'court'> & { court?: Found | null }>(nothingAsked);
  const linked = useLinkedCourt();
  const asked: Asked = { ...given, court: given.court === undefined ? linked : given.court };
  const rates = useRates();
  const query = quoteQueryOf(asked);
  const quote = useQuery({
    queryKey: ['quote', query],
    queryFn: async ({ signal }) => {
      if (!query) throw new Error('Nothing was asked for');
      return call(quotes.calculateFee, { query }, { signal });
    },
    enabled: query !== undefined,
    placeholderData: keepPreviousData,
  });
  const problems = quote.error instanceof ApiError ? quote.error.errors : {};
  return {
    asked,
    change: (changes: Partial<Asked>) => setGiven({ ...given, ...changes }),
    types: rates.data?.find(({ id }) => id === asked.caseType)?.appearanceTypes ?? [],
    quote,
    problems,
    /** The clocks pass the time twice, so one of the two has to be chosen. */
    mustTellWhich: asked.which !== '' || problems['which'] !== undefined,
  };
}

/** The court that a link of the directory names. */
function useLinkedCourt(): Found | null {
  const id = useSearchParams()[0].get('court') ?? '';
  const court = useQuery({
    queryKey: ['public-court', id],
    queryFn: async ({ signal }) => call(places.getCourt, { params: { id } }, { signal }),
    enabled: /^[\da-f-]{36}$/.test(id),
  });
  return court.data ? { value: court.data.id, label: court.data.name } : null;
}
