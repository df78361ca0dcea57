import type { ResponseOf } from '@courtside/contract/endpoint';
import { fees } from '@courtside/contract/fees';
import { caseTypes } from '@courtside/domain/case-types';
import { IconCoin } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../platform/api.ts';
import { caseTypeOptions } from '../../platform/choice-lists.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { LoadMore } from '../../ui/data-table/paging.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { appearanceTypeColumn, feeColumns } from '../../ui/fee-columns.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { Money } from '../../ui/money.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import type { PlaceKind } from './place-kinds.ts';
import classes from './places.module.css';

type FeeHere = ResponseOf<typeof fees.listAtPlace>['items'][number];

const columns: readonly Column<FeeHere>[] = [
  appearanceTypeColumn(caseTypes),
  ...feeColumns({ attorney: 'AA fee', hourly: (cents) => <Hourly cents={cents} /> }),
  {
    key: 'minutes',
    header: 'Includes',
    kind: 'number',
    cell: ({ includedMinutes }) => `${includedMinutes} min`,
  },
  {
    key: 'from',
    header: 'Source',
    cell: ({ level, from, nonStandardFee }) => {
      if (nonStandardFee) return 'Set here';
      return level === 'standard' ? 'Standard fee' : `From ${from}`;
    },
  },
];

const atFirst = 8;

type FeesHereProps = { kind: PlaceKind; id: string };

/** What each appearance type costs at a place, and where that is set. */
export function FeesHere({ kind, id }: FeesHereProps) {
  const [caseType, setCaseType] = useState('');
  const [isAll, setAll] = useState(false);
  const { data, isError, error, isFetching, refetch } = useQuery({
    queryKey: ['places', 'fees', kind, id],
    queryFn: async ({ signal }) => call(fees.listAtPlace, { query: { [kind]: id } }, { signal }),
  });
  const matching = data?.items.filter((fee) => caseType === '' || fee.caseType === caseType);
  const shown = isAll ? matching : matching?.slice(0, atFirst);
  return (
    <Section
      title="Fees here"
      actions={<Link to={`/admin/manage_fee?${kind}=${id}`}>Non-standard fees here</Link>}
    >
      <Stack gap={4}>
        <div className={classes.feeTools}>
          <FilterSelect
            label="Practice area"
            all="All practice areas"
            options={caseTypeOptions}
            value={caseType}
            onChange={setCaseType}
          />
        </div>
        <DataTable
          label="Fees here"
          columns={columns}
          items={shown}
          itemKey={({ appearanceType }) => appearanceType}
          refreshing={isFetching}
          instead={
            isError ? (
              <ErrorState
                title="We could not load the fees"
                retrying={isFetching}
                onRetry={() => void refetch()}
              >
                {error.message}
              </ErrorState>
            ) : (
              matching?.length === 0 && (
                <EmptyState icon={IconCoin} title="No appearance types here">
                  Fees appear as soon as there are appearance types in this practice area.
                </EmptyState>
              )
            )
          }
          foot={
            <LoadMore
              shown={matching && shown ? `${shown.length} of ${matching.length}` : 'Loading'}
              hasMore={!isAll && (matching?.length ?? 0) > atFirst}
              onMore={() => setAll(true)}
            />
          }
        />
      </Stack>
    </Section>
  );
}

function Hourly({ cents }: { cents: number }) {
  return (
    <>
      <Money cents={cents} /> an hour beyond
    </>
  );
}
