import type { Icon } from '@tabler/icons-react';
import { useId } from 'react';
import classes from './segments.module.css';

type SegmentsProps<Value extends string> = {
  legend: string;
  options: readonly { value: Value; label: string; icon: Icon }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** The same things seen in one of a few ways. */
export function Segments<Value extends string>({
  legend,
  options,
  value,
  onChange,
}: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={classes.segments} aria-label={legend}>
      {options.map(({ value: option, label, icon: SegmentIcon }) => (
        <label key={option} className={classes.segment}>
          <input
            type="radio"
            name={name}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          <SegmentIcon size={18} stroke={1.75} aria-hidden />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
