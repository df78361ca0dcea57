import { useUrlFilters } from '../../ui/use-url-filters.ts';
import { type FeeFilter, feeFilterNames, feeQueryOf } from './fee-query.ts';

const none = Object.fromEntries(feeFilterNames.map((name) => [name, '']));

/** The grid's filters as the address has them. What the API would refuse is no filter. */
export function useFeeFilters() {
  const { filters, setFilters, clear } = useUrlFilters(feeFilterNames);
  const show = (only: Partial<Record<FeeFilter, string>>) => setFilters({ ...none, ...only });
  const query = feeQueryOf(filters);
  return { filters, query, setFilters, show, clear, isSet: Object.keys(query).length > 0 };
}
