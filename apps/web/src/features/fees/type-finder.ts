import { fees } from '@courtside/contract/fees';
import { type CaseType, caseTypes } from '@courtside/domain/case-types';
import { call } from '../../platform/api.ts';

/** Finder for `SearchSelect`: appearance types, of one practice area if one is given. */
export function typeFinder(caseType?: CaseType) {
  return {
    key: ['appearance-type', caseType],
    find: async (search: string, signal: AbortSignal) => {
      const query = { limit: 60, ...(search && { search }), ...(caseType && { caseType }) };
      const { items } = await call(fees.listStandard, { query }, { signal });
      return items.map(({ id, name, caseType: area, active }) => ({
        value: id,
        label: name,
        detail: active ? caseTypes[area] : `${caseTypes[area]}, inactive`,
      }));
    },
  };
}
