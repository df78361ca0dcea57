import { caseTypeCodes, caseTypes } from '@courtside/domain/case-types';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { caseTypeOptions } from '../../platform/choice-lists.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { appearanceTypeColumn } from '../../ui/fee-columns.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { type Found, SearchSelect } from '../../ui/search-select.tsx';
import { Stack } from '../../ui/stack.tsx';
import { bothFees } from './both-fees.tsx';
import { type FeesAtPlace, feesAtPlaceQuery } from './fee-queries.ts';
import { type PlaceLevel, placeQueryOf } from './fee-query.ts';
import classes from './fees.module.css';
import { finderOf, levelWords } from './place-levels.ts';
import { SidePanel } from './side-panel.tsx';

type AppliesAtPanelProps = { opened: boolean; onClose: () => void; at: PlaceChosen | null };
export type PlaceChosen = { level: PlaceLevel; place: Found };

export function AppliesAtPanel({ opened, onClose, at }: AppliesAtPanelProps) {
  return (
    <SidePanel
      opened={opened}
      onClose={onClose}
      wide
      title="What applies at…"
      lead="The most specific fee wins: the court’s own, then its county’s, its state’s, then the standard fee."
    >
      <AppliesAt at={at} />
    </SidePanel>
  );
}

const levelOptions = (['court', 'county', 'state'] as const).map((value) => ({
  value,
  label: levelWords[value].one,
}));

function AppliesAt({ at }: Pick<AppliesAtPanelProps, 'at'>) {
  const [level, setLevel] = useState<PlaceLevel>(at?.level ?? 'court');
  const [place, setPlace] = useState<Found | null>(at?.place ?? null);
  const [area, setArea] = useState('');
  return (
    <Stack gap={4}>
      <div className={classes.placeChoice}>
        <FilterSelect
          label="Kind of place"
          options={levelOptions}
          value={level}
          onChange={(value) => {
            setLevel(levelOptions.find((option) => option.value === value)?.value ?? 'court');
            setPlace(null);
          }}
        />
        <SearchSelect
          key={level}
          label={null}
          aria-label={levelWords[level].one}
          placeholder={`Search for a ${levelWords[level].one.toLowerCase()}`}
          finder={finderOf(level)}
          value={place}
          onChange={setPlace}
        />
        <FilterSelect
          label="Practice area"
          all="All practice areas"
          options={caseTypeOptions}
          value={area}
          onChange={setArea}
        />
      </div>
      {place ? (
        <FeesThere level={level} place={place.value} area={area} />
      ) : (
        <p className={classes.quiet}>
          Choose a place to see what every appearance type costs there, and why.
        </p>
      )}
    </Stack>
  );
}

type FeesThereProps = { level: PlaceLevel; place: string; area: string };

function FeesThere({ level, place, area }: FeesThereProps) {
  const caseType = caseTypeCodes.find((code) => code === area);
  const { data, isError, error, isFetching, refetch } = useQuery(
    feesAtPlaceQuery({ ...placeQueryOf(level, place), ...(caseType && { caseType }) }),
  );
  return (
    <div className={classes.there}>
      <DataTable
        label={data ? `Fees at ${data.placeName}` : 'Fees there'}
        columns={columnsAt(level)}
        items={data?.items}
        itemKey={({ appearanceType }) => appearanceType}
        refreshing={isFetching}
        instead={
          isError &&
          !data && (
            <ErrorState
              title="We could not load the fees there"
              retrying={isFetching}
              onRetry={() => void refetch()}
            >
              {error.message}
            </ErrorState>
          )
        }
      />
    </div>
  );
}

type FeeThere = FeesAtPlace['items'][number];

function columnsAt(level: PlaceLevel): readonly Column<FeeThere>[] {
  return [
    appearanceTypeColumn(caseTypes),
    {
      key: 'source',
      header: 'Comes from',
      cell: (fee) => sourceOf(fee, level),
    },
    ...bothFees,
  ];
}

function sourceOf({ nonStandardFee, level: from, from: name }: FeeThere, level: PlaceLevel) {
  if (nonStandardFee !== null) return <b>{`This ${level}’s own fee`}</b>;
  if (from === 'standard') return <span className={classes.quiet}>Standard fee</span>;
  return `From ${name}`;
}
