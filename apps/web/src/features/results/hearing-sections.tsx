import { zoneAbbreviation } from '@courtside/domain/hearing-time';
import {
  minutesBetween,
  outcomeCodes,
  outcomes,
  urgencies,
  urgencyCodes,
} from '@courtside/domain/results';
import { useWatch } from 'react-hook-form';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { Section } from '../../ui/section.tsx';
import { ChoiceField } from './choice-field.tsx';
import formClasses from './result-form.module.css';
import type { ResultValues } from './result-values.ts';
import classes from './results.module.css';
import type { AttorneyReport } from './results-queries.ts';

const urgencyOptions = urgencyCodes.map((value) => ({ value, label: urgencies[value] }));

const appearedOptions = [
  { value: 'yes', label: 'Appeared' },
  { value: 'no', label: 'Did not appear' },
];

type AppearedSectionProps = {
  report: Pick<AttorneyReport, 'includedMinutes' | 'date' | 'timeZone'>;
};

export function AppearedSection({ report }: AppearedSectionProps) {
  const { includedMinutes, date, timeZone } = report;
  const [appeared, checkedIn, out] = useWatch<ResultValues, ['appeared', 'checkedIn', 'out']>({
    name: ['appeared', 'checkedIn', 'out'],
  });
  return (
    <Section title="Did you appear?">
      <ChoiceField
        name="appeared"
        legend="Did you appear?"
        options={appearedOptions}
        columns={2}
        strong
      />
      {appeared === 'yes' && (
        <>
          <div className={formClasses.times}>
            <TextField name="checkedIn" label="Checked in" type="time" />
            <TextField name="called" label="Called" type="time" />
            <TextField name="out" label="Out" type="time" />
          </div>
          <p className={classes.quiet}>
            {`Times in ${zoneAbbreviation({ date, time: '12:00' }, timeZone)}, the court’s zone.`}
            {checkedIn &&
              out &&
              out >= checkedIn &&
              ` ${lengthWords(minutesBetween(checkedIn, out), includedMinutes)}`}
          </p>
        </>
      )}
      {appeared === 'no' && (
        <TextareaField name="whyNotAppeared" label="Why nobody appeared" rows={3} />
      )}
    </Section>
  );
}

function lengthWords(minutes: number, included: number): string {
  return minutes <= included
    ? `${minutes} minutes. Within the ${included} included.`
    : `${minutes} minutes, ${minutes - included} more than the ${included} included.`;
}

const outcomeOptions = outcomeCodes.map((value) => ({
  value,
  label: value === 'not_heard' ? 'Not heard, and why' : outcomes[value].name,
}));

export function OutcomeSection() {
  const [appeared, outcome] = useWatch<ResultValues, ['appeared', 'outcome']>({
    name: ['appeared', 'outcome'],
  });
  if (appeared === 'no') return null;
  return (
    <Section title="Outcome">
      <ChoiceField name="outcome" legend="Outcome" options={outcomeOptions} columns={3} />
      {outcome === 'not_heard' && (
        <TextareaField name="whyNotHeard" label="Why it was not heard" rows={3} />
      )}
      <TextField name="judge" label="Judge sitting" />
      <TextField
        name="whoAppeared"
        label="Who else appeared"
        hint="For instance R. Bindweed for the defendant, or nobody"
      />
      <TextareaField name="ruling" label="Ruling" optional rows={3} />
    </Section>
  );
}

export function NarrativeSection() {
  const [outcome, actionRequired] = useWatch<ResultValues, ['outcome', 'actionRequired']>({
    name: ['outcome', 'actionRequired'],
  });
  return (
    <Section title="Tell the firm what happened">
      <TextareaField
        name="narrative"
        label="Narrative"
        rows={7}
        hint="Plain facts first. No settlement terms here."
      />
      <TextareaField
        name="settlementTerms"
        label="Settlement terms"
        optional
        rows={outcome === 'settled' ? 4 : 2}
      />
      <TextareaField name="actionRequired" label="What the firm must do" optional rows={2} />
      {actionRequired && <SelectField name="urgency" label="How soon" options={urgencyOptions} />}
    </Section>
  );
}
