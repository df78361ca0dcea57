import { IconListSearch } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import type { Column } from '../data-table/column.ts';
import { PagedTable } from '../data-table/paged-table.tsx';
import { EmptyState } from '../empty-state.tsx';
import { FilterChips } from '../filter-chips.tsx';
import { Stack } from '../stack.tsx';
import { OutcomeLabel, type OutcomeLooks, outcomeOptions } from './outcome.tsx';

type CheckedLine<Outcome> = { line: number; outcome: Outcome };

type CheckedLinesProps<Outcome extends string, Line extends CheckedLine<Outcome>> = {
  looks: OutcomeLooks<Outcome>;
  counts: Readonly<Record<Outcome, number>>;
  /** The outcome to show, or an empty string for all. */
  outcome: string;
  onOutcome: (outcome: string) => void;
  label: string;
  noun: string;
  columns: readonly Column<Line>[];
  list: ComponentProps<typeof PagedTable<Line>>['list'];
};

/** The lines of a file as the dry run found them. */
export function CheckedLines<Outcome extends string, Line extends CheckedLine<Outcome>>({
  looks,
  counts,
  outcome,
  onOutcome,
  noun,
  ...table
}: CheckedLinesProps<Outcome, Line>) {
  return (
    <Stack gap={4}>
      <FilterChips
        legend="Outcome"
        options={outcomeOptions(looks, counts)}
        value={outcome}
        onChange={onOutcome}
      />
      <PagedTable
        {...table}
        itemKey={({ line }) => String(line)}
        noun={noun}
        empty={
          <EmptyState icon={IconListSearch} title={`No such ${noun}`}>
            Choose another outcome to see its lines.
          </EmptyState>
        }
      />
    </Stack>
  );
}

export const lineColumn: Column<{ line: number }> = {
  key: 'line',
  header: 'Line',
  cell: ({ line }) => line.toLocaleString('en-US'),
};

export function outcomeColumn<Outcome extends string>(
  looks: OutcomeLooks<Outcome>,
): Column<{ outcome: Outcome }> {
  return {
    key: 'outcome',
    header: 'Outcome',
    cell: ({ outcome }) => <OutcomeLabel look={looks[outcome]} />,
  };
}
