import { type Mode, modeCodes } from '@courtside/domain/appearances';
import { type CaseType, caseTypeCodes } from '@courtside/domain/case-types';
import { type StateCode, stateCodes } from '@courtside/domain/places';
import { useSearchParams } from 'react-router';
import { useUrlFilters } from '../../ui/use-url-filters.ts';
import type { OfferFilters } from './offers-query.ts';

const names = ['caseType', 'state', 'mode', 'from', 'to', 'fee', 'within', 'county'] as const;
const sorts = ['hearing', 'nearest', 'fee', 'newest'] as const;
const isDay = /^\d{4}-\d{2}-\d{2}$/;

/** What the address says about the list. What it could not mean is left out. */
export function filtersOf(search: URLSearchParams): OfferFilters {
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === search.get(name));
  const day = (name: string) => {
    const value = search.get(name) ?? '';
    return isDay.test(value) ? value : undefined;
  };
  const whole = (name: string) => {
    const value = Number(search.get(name));
    return Number.isSafeInteger(value) && value > 0 ? value : undefined;
  };
  const county = search.get('county') ?? '';
  const dollars = whole('fee');
  const given = {
    rejected: search.has('rejected') ? ('true' as const) : undefined,
    caseType: oneOf<CaseType>('caseType', caseTypeCodes),
    state: oneOf<StateCode>('state', stateCodes),
    mode: oneOf<Mode>('mode', modeCodes),
    from: day('from'),
    to: day('to'),
    atLeastCents: dollars && dollars * 100,
    withinMiles: whole('within'),
    county: /^\d{5}$/.test(county) ? county : undefined,
    sort: oneOf('sort', sorts),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

export function useOfferFilters() {
  const [search] = useSearchParams();
  const { filters, setFilter, setFilters, bind, isSet } = useUrlFilters(names);
  const clear = () => setFilters(Object.fromEntries(names.map((name) => [name, ''])));
  return {
    query: filtersOf(search),
    setFilter,
    bind,
    clear,
    isSet,
    setCount: names.filter((name) => filters[name] !== '').length,
  };
}
