import { useCallback } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';

/** The named filters of a list as the address has them. Setting one to nothing takes it out. */
export function useUrlFilters<Name extends string>(names: readonly Name[]) {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const { location: ahead } = useNavigation();
  // A change that is still on its way: the next one starts from it, or it would be undone.
  const pending = ahead?.pathname === pathname ? ahead.search : undefined;
  const filters = Object.fromEntries(names.map((name) => [name, search.get(name) ?? ''])) as Record<
    Name,
    string
  >;
  /** Several at once: two changes one after the other would each start from the same address. */
  const setFilters = useCallback(
    (changes: Partial<Record<Name, string>>) => {
      setSearch(
        (before) => {
          const next = new URLSearchParams(pending ?? before);
          for (const [name, value] of Object.entries<string | undefined>(changes)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setSearch, pending],
  );
  const setFilter = useCallback(
    (name: Name, value: string) => setFilters({ [name]: value } as Record<Name, string>),
    [setFilters],
  );
  /** What a filter's own control needs. */
  const bind = (name: Name) => ({
    value: filters[name],
    onChange: (value: string) => setFilter(name, value),
  });
  const clear = () => setSearch({}, { replace: true, preventScrollReset: true });
  const isSet = names.some((name) => filters[name] !== '');
  return { filters, setFilter, setFilters, bind, clear, isSet };
}

/** The filters that are set, for a query. */
export function givenOf<Name extends string>(
  filters: Record<Name, string>,
): Partial<Record<Name, string>> {
  const given = Object.entries<string>(filters).filter(([, value]) => value !== '');
  return Object.fromEntries(given) as Partial<Record<Name, string>>;
}
