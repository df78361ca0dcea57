import classes from './calendar.module.css';

type DateFilterProps = {
  label: string;
  /** ISO date, or an empty string for any. */
  value: string;
  onChange: (value: string) => void;
  min?: string;
  max?: string;
};

/** One end of a range of days that narrows a list. */
export function DateFilter({ label, value, onChange, min, max }: DateFilterProps) {
  return (
    <label className={classes.dateFilter}>
      {label}
      <input
        type="date"
        value={value}
        min={min}
        max={max}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </label>
  );
}
