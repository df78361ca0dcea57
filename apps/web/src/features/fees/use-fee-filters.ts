import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type FeeFilter, type FeeFilters, feeFilterNames, feeQueryOf } from './fee-query.ts';

/** The grid's filters as the address has them. Several are set at once: a state drops its county. */
export function useFeeFilters() {
  const [search, setSearch] = useSearchParams();
  const filters = useMemo(
    () =>
      Object.fromEntries(
        feeFilterNames.map((name) => [name, search.get(name) ?? '']),
      ) as unknown as FeeFilters,
    [search],
  );
  const setFilters = useCallback(
    (changed: Partial<Record<FeeFilter, string>>) => {
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changed)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setSearch],
  );
  const show = (only: Partial<Record<FeeFilter, string>>) =>
    setSearch(only, { replace: true, preventScrollReset: true });
  const clear = () => show({});
  const query = useMemo(() => feeQueryOf(filters), [filters]);
  return { filters, query, setFilters, show, clear, isSet: Object.keys(query).length > 0 };
}
