import '@mantine/core/styles/Input.css';
import { NativeSelect, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { caseTypeOptions } from '../../platform/choice-lists.ts';
import { zoneName } from '../../platform/court-time.ts';
import { courtFinder } from '../../platform/place-finders.ts';
import { useHydrated } from '../../platform/use-hydrated.ts';
import { FieldGrid } from '../../ui/field-grid.tsx';
import { FieldProblem } from '../../ui/fields/field-parts.tsx';
import { SearchSelect } from '../../ui/search-select.tsx';
import classes from './estimator.module.css';
import { QuoteResult } from './quote-result.tsx';
import { useEstimate } from './use-estimate.ts';

export const estimatorId = 'quote';

const allCourts = courtFinder();

/** What an appearance costs at a court, as soon as both are chosen; the date adds what is rushed. */
export function Estimator() {
  const { asked, change, types, quote, problems, mustTellWhich } = useEstimate();
  const isHydrated = useHydrated();
  const zone = quote.data?.timeZone;
  return (
    <section id={estimatorId} className={classes.card} aria-labelledby={`${estimatorId}-title`}>
      <h2 id={`${estimatorId}-title`}>Instant quote</h2>
      <p className={classes.intro}>The full breakdown is shown before you order.</p>
      {/* What is typed before the page is alive would be lost. */}
      <fieldset
        className={classes.fields}
        aria-labelledby={`${estimatorId}-title`}
        disabled={!isHydrated}
      >
        <SearchSelect
          label="Court"
          placeholder="Court, city or county"
          finder={allCourts}
          value={asked.court}
          onChange={(court) => change({ court })}
          error={problem(problems['court'])}
        />
        <Choice
          label="Practice area"
          options={caseTypeOptions}
          value={asked.caseType}
          onChange={(caseType) => change({ caseType, appearanceType: '' })}
        />
        <Choice
          label="Appearance type"
          options={types.map(({ id, name }) => ({ value: id, label: name }))}
          value={asked.appearanceType}
          disabled={asked.caseType === ''}
          onChange={(appearanceType) => change({ appearanceType })}
          error={problem(problems['appearanceType'])}
        />
        <FieldGrid>
          <TextInput
            type="date"
            label={optional('Hearing date')}
            value={asked.date}
            onChange={(event) => change({ date: event.currentTarget.value, which: '' })}
            error={problem(problems['date'])}
          />
          <TextInput
            type="time"
            label={optional('Time in court')}
            value={asked.time}
            onChange={(event) => change({ time: event.currentTarget.value, which: '' })}
            description={zone ? `${zoneName(zone)}, the court’s zone` : 'In the court’s own zone'}
            error={problem(problems['time'])}
          />
        </FieldGrid>
        {mustTellWhich && (
          <Choice
            label="Which of the two"
            options={[
              { value: 'earlier', label: 'The first, before the clocks go back' },
              { value: 'later', label: 'The second, after the clocks went back' },
            ]}
            value={asked.which}
            onChange={(which) => change({ which })}
            error={problem(problems['which'])}
          />
        )}
      </fieldset>
      <QuoteResult
        quote={quote}
        courtName={asked.appearanceType === '' ? undefined : asked.court?.label}
      />
    </section>
  );
}

type ChoiceProps = {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
  error?: ReactNode;
};

function Choice({ options, onChange, ...input }: ChoiceProps) {
  return (
    <NativeSelect
      {...input}
      data={[{ value: '', label: 'Choose' }, ...options]}
      onChange={(event) => onChange(event.currentTarget.value)}
      rightSection={
        <IconChevronDown size={18} stroke={1.75} className={classes.chevron} aria-hidden />
      }
    />
  );
}

function optional(label: string): ReactNode {
  return (
    <>
      {label} <span className={classes.optional}>(optional)</span>
    </>
  );
}

function problem(text: string | undefined): ReactNode {
  return text && <FieldProblem>{text}</FieldProblem>;
}
