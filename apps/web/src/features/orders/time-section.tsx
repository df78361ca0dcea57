import { closedDayWarning } from '@courtside/domain/calendar';
import { isDay } from '@courtside/domain/hearing-time';
import { formatCents } from '@courtside/domain/money';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { zoneName } from '../../platform/court-time.ts';
import { FieldGrid } from '../../ui/field-grid.tsx';
import { MomentField } from '../../ui/fields/moment-field.tsx';
import { RadioCardsField } from '../../ui/fields/radio-cards-field.tsx';
import { Note } from '../../ui/note.tsx';
import { FormSection } from './form-section.tsx';
import { weekdayOf, zoneAbbreviation } from './hearing-words.ts';
import { useOrder } from './order-context.ts';
import { momentOf } from './order-problems.ts';
import type { OrderValues } from './order-values.ts';
import { useCourt, useOrderRules } from './orders-queries.ts';

/** When, as the court's own clock has it. */
export function TimeSection() {
  const values = useWatch<OrderValues>() as OrderValues;
  const { data: court } = useCourt(values.court);
  const moment = momentOf({ ...values, which: '' }, court?.timeZone);
  const zone = court && zoneSuffix(moment, values.which, court.timeZone);
  const warning = isDay(values.date) ? closedDayWarning(values.date) : undefined;
  useTimeChecks(values, moment?.kind);
  return (
    <FormSection title="Date and time">
      <FieldGrid>
        <MomentField name="date" label="Date" type="date" suffix={weekdayOf(values.date)} />
        <MomentField name="time" label="Time" type="time" suffix={zone} />
      </FieldGrid>
      {moment?.kind === 'ambiguous' && court && (
        <RadioCardsField
          name="which"
          label="The clocks go back that night, so this time comes twice. Which one is meant?"
          cards={[
            {
              value: 'earlier',
              label: 'The first',
              detail: zoneAbbreviation(moment.earlierMs, court.timeZone),
            },
            {
              value: 'later',
              label: 'The second',
              detail: zoneAbbreviation(moment.laterMs, court.timeZone),
            },
          ]}
        />
      )}
      {warning && <Note kind="warn">{warning}</Note>}
      <RushNote />
    </FormSection>
  );
}

type Moment = ReturnType<typeof momentOf>;

function zoneSuffix(moment: Moment, which: OrderValues['which'], timeZone: string): string {
  if (moment?.kind === 'exact') return zoneAbbreviation(moment.epochMs, timeZone);
  if (moment?.kind === 'ambiguous' && which) {
    return zoneAbbreviation(which === 'earlier' ? moment.earlierMs : moment.laterMs, timeZone);
  }
  return zoneName(timeZone);
}

/** What is wrong with a time depends on three fields, and is said as soon as it is known. */
function useTimeChecks(
  { date, time, which }: OrderValues,
  kind: NonNullable<Moment>['kind'] | undefined,
) {
  const { trigger, setValue } = useFormContext<OrderValues>();
  useEffect(() => {
    if (kind !== undefined && date && time) void trigger(['date', 'time']);
  }, [kind, date, time, trigger]);
  useEffect(() => {
    if (which && kind !== undefined && kind !== 'ambiguous') setValue('which', '');
  }, [which, kind, setValue]);
}

function RushNote() {
  const { quote } = useOrder().quote;
  const rules = useOrderRules();
  const rush = quote?.lines.find(({ kind }) => kind === 'rush');
  if (!rush) return null;
  const tier = rules?.rush.tiers.find(({ clientPercent }) => clientPercent === rush.percent);
  return (
    <Note kind="warn" live>
      <b>{tier ? `Under ${tier.underHours} hours away.` : 'At short notice.'}</b>
      {` A rush fee of ${formatCents(rush.cents)} applies to hearings this soon.`}
    </Note>
  );
}
