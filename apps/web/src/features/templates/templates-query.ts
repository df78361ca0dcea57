import { catalogue } from '@courtside/contract/catalogue';
import type { ResponseOf } from '@courtside/contract/endpoint';
import { places } from '@courtside/contract/places';
import { templates } from '@courtside/contract/templates';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

export type Template = ResponseOf<typeof templates.get>;

export const templatesKey = ['templates'];

export function useTemplates(search: string) {
  return useInfiniteQuery({
    queryKey: [...templatesKey, 'list', search],
    queryFn: async ({ pageParam, signal }) =>
      call(
        templates.list,
        { query: { ...(search && { search }), ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

export function useTemplate(id: string) {
  return useQuery({
    queryKey: [...templatesKey, 'one', id],
    queryFn: async ({ signal }) => call(templates.get, { params: { id } }, { signal }),
  });
}

/** What a template names by its id only: the court and the kind of hearing. */
export function useTemplateNames({ court, appearanceType }: Template['data']) {
  const courts = useQuery({
    queryKey: ['court', court],
    queryFn: async ({ signal }) =>
      call(places.getCourt, { params: { id: String(court) } }, { signal }),
    enabled: typeof court === 'string' && court !== '',
    retry: false,
  });
  const types = useQuery({
    queryKey: ['appearance-types'],
    queryFn: async ({ signal }) => call(catalogue.listAppearanceTypes, {}, { signal }),
    enabled: typeof appearanceType === 'string' && appearanceType !== '',
  });
  return {
    isLoading: courts.isLoading || types.isLoading,
    court: courts.data && `${courts.data.name}, ${courts.data.countyName}, ${courts.data.state}`,
    appearanceType: types.data?.items.find(({ id }) => id === appearanceType)?.name,
  };
}
