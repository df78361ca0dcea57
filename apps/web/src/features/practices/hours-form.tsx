import { practices } from '@courtside/contract/practices';
import { weekdays } from '@courtside/domain/practices';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { call } from '../../platform/api.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { Loaded } from './loaded.tsx';
import { hoursQuery, useKeep } from './practice-queries.ts';
import classes from './practices.module.css';
import { SaveButton } from './save-button.tsx';
import { hoursOf, type WeekValues, weekForm, weekOf } from './week-values.ts';

/** The week starts on Monday here, as calendars of courts do. */
const shown = [1, 2, 3, 4, 5, 6, 0];

export function HoursForm() {
  const keep = useKeep();
  return (
    <Section title="Weekly hours">
      <Loaded query={useQuery(hoursQuery)} what="your hours">
        {(hours) => (
          <Form
            label="Weekly hours"
            schema={weekForm}
            defaultValues={{ week: weekOf(hours) }}
            onSubmit={async ({ week }) => {
              const body = hoursOf(week);
              await keep(hoursQuery.queryKey, await call(practices.saveHours, { body }));
              showToast({ kind: 'ok', text: 'Hours saved' });
            }}
          >
            <Stack gap={5}>
              <p className={classes.quiet}>
                When a hearing may begin, in the court’s own time. Choose no day to be offered
                hearings at any time.
              </p>
              <div className={classes.week}>
                {shown.map((weekday) => (
                  <DayFields key={weekday} weekday={weekday} />
                ))}
              </div>
              <SaveButton>Save hours</SaveButton>
            </Stack>
          </Form>
        )}
      </Loaded>
    </Section>
  );
}

function DayFields({ weekday }: { weekday: number }) {
  const path = `week.${weekday}`;
  const week = useWatch<WeekValues, 'week'>({ name: 'week' });
  const isTaken = week[weekday]?.isTaken === true;
  const day = weekdays[weekday] ?? '';
  return (
    <fieldset className={classes.day}>
      <legend className={classes.hidden}>{day}</legend>
      <CheckboxField name={`${path}.isTaken`} label={day} />
      {isTaken ? (
        <>
          <TextField name={`${path}.starts`} label="From" type="time" />
          <TextField name={`${path}.ends`} label="To" type="time" />
        </>
      ) : (
        <p className={classes.quiet}>
          {week.some((each) => each.isTaken) ? 'No hearings' : 'Any time'}
        </p>
      )}
    </fieldset>
  );
}
