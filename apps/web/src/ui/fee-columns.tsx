import type { ReactNode } from 'react';
import type { Column } from './data-table/column.ts';
import { Money } from './money.tsx';

/** What kind of hearing a fee is for, with its practice area by the words given. */
export function appearanceTypeColumn<Area extends string>(
  areas: Readonly<Record<Area, string>>,
): Column<{ appearanceTypeName: string; caseType: Area }> {
  return {
    key: 'type',
    header: 'Appearance type',
    kind: 'caption',
    cell: ({ appearanceTypeName }) => appearanceTypeName,
    detail: ({ caseType }) => areas[caseType],
  };
}

export interface Priced {
  clientFeeCents: number;
  clientHourlyCents: number;
  attorneyFeeCents: number;
  attorneyHourlyCents: number;
}

interface FeeColumnWords {
  /** What heads the attorney's side. */
  attorney: string;
  /** What each hour beyond the included time costs. */
  hourly: (cents: number) => ReactNode;
}

/** Both sides of a fee, each with its hours beyond. */
export function feeColumns({ attorney, hourly }: FeeColumnWords): readonly Column<Priced>[] {
  return [
    {
      key: 'client',
      header: 'Client fee',
      kind: 'money',
      cell: ({ clientFeeCents }) => <Money cents={clientFeeCents} />,
      detail: ({ clientHourlyCents }) => hourly(clientHourlyCents),
    },
    {
      key: 'attorney',
      header: attorney,
      kind: 'money',
      cell: ({ attorneyFeeCents }) => <Money cents={attorneyFeeCents} />,
      detail: ({ attorneyHourlyCents }) => hourly(attorneyHourlyCents),
    },
  ];
}
