import { courtKinds, courtLevels } from '@courtside/domain/places';
import type { Column } from '../../ui/data-table/column.ts';
import { caseTypeWords } from './case-type-words.ts';
import { editColumn, standingColumn, zoneColumn } from './place-columns.tsx';
import type { CourtRecord } from './place-kinds.ts';
import { sureness } from './standing.tsx';

export const courtColumns: readonly Column<CourtRecord>[] = [
  {
    key: 'name',
    header: 'Court',
    kind: 'caption',
    sortable: true,
    cell: ({ name }) => name,
    detail: ({ city, countyName, state }) => [city, countyName, state].filter(Boolean).join(', '),
  },
  {
    key: 'kind',
    header: 'Kind',
    cell: ({ kind }) => courtKinds[kind],
    detail: ({ level }) => courtLevels[level],
  },
  zoneColumn(),
  {
    key: 'caseTypes',
    header: 'Hears',
    cell: ({ caseTypes }) => caseTypeWords(caseTypes).first,
    detail: ({ caseTypes }) => caseTypeWords(caseTypes).more,
  },
  { ...standingColumn(), detail: sureness },
  editColumn('court'),
];
