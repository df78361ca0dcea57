import { TextInput } from '@mantine/core';
import { IconCalendarEvent, IconClock } from '@tabler/icons-react';
import { useRef } from 'react';
import { type FieldProps, fieldWording } from './field-parts.tsx';
import classes from './moment-field.module.css';
import { useField } from './use-field.ts';

type MomentFieldProps = FieldProps & {
  type: 'date' | 'time';
  /** Said inside the field, such as the day of the week or the zone. */
  suffix?: string | undefined;
  min?: string;
};

const icons = { date: IconCalendarEvent, time: IconClock };

/** A day or a time of day as the browser lets one type it. Left empty it is ''. */
export function MomentField({
  name,
  label,
  hint,
  optional,
  type,
  suffix,
  ...input
}: MomentFieldProps) {
  const { field, problem } = useField(name);
  const shown = useRef<HTMLInputElement>(null);
  const FieldIcon = icons[type];
  return (
    <TextInput
      {...input}
      {...field}
      ref={(element) => {
        shown.current = element;
        field.ref(element);
      }}
      type={type}
      value={field.value ?? ''}
      classNames={{ input: classes.input ?? '' }}
      leftSection={
        // The field itself opens its picker by keyboard.
        <button
          type="button"
          className={classes.open}
          tabIndex={-1}
          aria-hidden
          onClick={() => shown.current?.showPicker()}
        >
          <FieldIcon size={18} stroke={1.75} aria-hidden />
        </button>
      }
      {...(suffix && {
        rightSection: <span className={classes.suffix}>{suffix}</span>,
        rightSectionWidth: 'auto',
        rightSectionPointerEvents: 'none' as const,
      })}
      {...fieldWording({ label, hint, ...(optional && { optional }) }, problem)}
    />
  );
}
