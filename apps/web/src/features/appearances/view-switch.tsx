import { IconCalendar, IconList } from '@tabler/icons-react';
import classes from './appearances.module.css';

const views = [
  { value: '', label: 'Table', icon: IconList },
  { value: 'calendar', label: 'Calendar', icon: IconCalendar },
] as const;

type ViewSwitchProps = { value: string; onChange: (value: string) => void };

/** The same appearances as a table or on a calendar. */
export function ViewSwitch({ value, onChange }: ViewSwitchProps) {
  return (
    <fieldset className={classes.views} aria-label="View">
      {views.map(({ value: view, label, icon: ViewIcon }) => (
        <label key={view}>
          <input
            type="radio"
            name="view"
            checked={view === value}
            onChange={() => onChange(view)}
          />
          <ViewIcon size={18} stroke={1.75} aria-hidden />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
