import { isDay, zoneAbbreviation } from '@courtside/domain/hearing-time';
import { drafterCodes, drafters } from '@courtside/domain/results';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldGrid } from '../../ui/field-grid.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Section } from '../../ui/section.tsx';
import { OptionalRows } from './optional-rows.tsx';
import { anotherKind, type ResultValues } from './result-values.ts';
import { type AttorneyReport, useAppearanceTypes } from './results-queries.ts';

type NextSectionProps = { report: Pick<AttorneyReport, 'caseType' | 'date' | 'timeZone'> };

const drafterOptions = drafterCodes.map((value) => ({ value, label: drafters[value] }));

/** Where the case goes on, what is due until then, and what was ordered. */
export function NextSection({ report }: NextSectionProps) {
  const { caseType, date, timeZone } = report;
  const [nextDate, nextTime] = useWatch<ResultValues, ['nextDate', 'nextTime']>({
    name: ['nextDate', 'nextTime'],
  });
  // The court may go by another time by then.
  const day = isDay(nextDate) ? nextDate : date;
  const zone = zoneAbbreviation({ date: day, time: nextTime || '12:00' }, timeZone);
  return (
    <Section title="What comes next">
      <FieldGrid>
        <TextField name="nextDate" label="Next date" type="date" optional />
        <TextField name="nextTime" label={`Time, ${zone}`} type="time" optional />
        <TextField name="nextDepartment" label="Department" optional />
        <NextKind caseType={caseType} />
      </FieldGrid>
      <OptionalRows
        name="deadlines"
        label="Deadlines ordered"
        one="deadline"
        blank={{ what: '', date: '' }}
        most={30}
      >
        {(path) => (
          <>
            <TextField name={`${path}.what`} label="What is due" />
            <TextField name={`${path}.date`} label="By" type="date" />
          </>
        )}
      </OptionalRows>
      <OptionalRows
        name="orders"
        label="Orders made"
        one="order"
        blank={{ what: '', drafter: '' }}
        most={30}
      >
        {(path) => (
          <>
            <TextField name={`${path}.what`} label="Which order" />
            <SelectField name={`${path}.drafter`} label="Who drafts it" options={drafterOptions} />
          </>
        )}
      </OptionalRows>
    </Section>
  );
}

/** One of the kinds that the firm can order at once, or another in words. */
function NextKind({ caseType }: Pick<AttorneyReport, 'caseType'>) {
  const { setValue } = useFormContext<ResultValues>();
  const types = useAppearanceTypes(caseType);
  const [chosen, words] = useWatch<ResultValues, ['nextTypeId', 'nextType']>({
    name: ['nextTypeId', 'nextType'],
  });
  const offered = types.map(({ id, name }) => ({ value: id, label: name }));
  const isOffered = !chosen || chosen === anotherKind || types.some(({ id }) => id === chosen);
  return (
    <>
      <SelectField
        name="nextTypeId"
        label="Kind of hearing"
        optional
        placeholder="Not known"
        options={[
          ...offered,
          // Still loading, or no longer among those that can be ordered.
          ...(isOffered ? [] : [{ value: chosen, label: words }]),
          { value: anotherKind, label: 'Another kind' },
        ]}
        onChoose={(value) =>
          setValue('nextType', types.find(({ id }) => id === value)?.name ?? '', {
            shouldDirty: true,
          })
        }
      />
      {chosen === anotherKind && <TextField name="nextType" label="Which kind" />}
    </>
  );
}
