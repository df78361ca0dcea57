import { DateFilter } from './date-filter.tsx';

type Bound = { value: string; onChange: (value: string) => void };

/** Both ends of a range of days that narrows a list; neither can pass the other. */
export function DateRangeFilter({ from, to }: { from: Bound; to: Bound }) {
  return (
    <>
      <DateFilter label="From" {...from} {...(to.value && { max: to.value })} />
      <DateFilter label="To" {...to} {...(from.value && { min: from.value })} />
    </>
  );
}
