import { DateFilter } from './date-filter.tsx';

type Bound = { value: string; onChange: (value: string) => void };

type DateRangeFilterProps = {
  /** What the days are of, for who cannot see what they stand beside, such as "Hearings". */
  what: string;
  from: Bound;
  to: Bound;
};

/** Both ends of a range of days that narrows a list; neither can pass the other. */
export function DateRangeFilter({ what, from, to }: DateRangeFilterProps) {
  return (
    <>
      <DateFilter
        word="From"
        label={`${what} from`}
        {...from}
        {...(to.value && { max: to.value })}
      />
      <DateFilter word="To" label={`${what} to`} {...to} {...(from.value && { min: from.value })} />
    </>
  );
}
