import { places } from '@courtside/contract/places';
import { call } from './api.ts';

const typed = (search: string) => (search === '' ? {} : { search });

/** Finders for `SearchSelect`: active places, best matches first. */
export const stateFinder = {
  key: ['state'],
  find: async (search: string, signal: AbortSignal) => {
    const query = { ...typed(search), limit: 60 };
    const { items } = await call(places.listStates, { query }, { signal });
    return items.map(({ id, name }) => ({ value: id, label: name, detail: id }));
  },
};

export function countyFinder(state?: string) {
  return {
    key: ['county', state],
    find: async (search: string, signal: AbortSignal) => {
      const query = { ...typed(search), ...(state && { state }) };
      const { items } = await call(places.listCounties, { query }, { signal });
      return items.map(({ id, fullName, state: code }) => ({
        value: id,
        label: `${fullName}, ${code}`,
        detail: id,
      }));
    },
  };
}

export function courtFinder(within: { state?: string; county?: string } = {}) {
  return {
    key: ['court', within],
    find: async (search: string, signal: AbortSignal) => {
      const query = { ...typed(search), ...within };
      const { items } = await call(places.listCourts, { query }, { signal });
      return items.map(({ id, name, city, countyName, state }) => ({
        value: id,
        label: name,
        detail: [city, countyName, state].filter(Boolean).join(', '),
      }));
    },
  };
}
