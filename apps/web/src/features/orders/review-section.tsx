import { modes, partyRoles, sides } from '@courtside/domain/appearances';
import { caseTypes } from '@courtside/domain/case-types';
import { formatCents } from '@courtside/domain/money';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Note } from '../../ui/note.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { courtWords, dayWords, timeWords, weekdayOf, zoneAbbreviation } from './hearing-words.ts';
import { useOrder } from './order-context.ts';
import { momentOf } from './order-problems.ts';
import { inPageOrder, orderSteps, type StepKey, stepOf } from './order-steps.ts';
import type { OrderValues } from './order-values.ts';
import classes from './orders.module.css';
import { useAppearanceTypes, useCourt, useFacts } from './orders-queries.ts';
import { OwnLines } from './quote-panel.tsx';
import { problemsOf } from './use-order-form.ts';

type Named = { name: string; value: ReactNode };

/** Everything at a glance, each part with the way back to it. */
export function ReviewSection() {
  const values = useWatch<OrderValues>() as OrderValues;
  const { quote } = useOrder();
  return (
    <Stack gap={6}>
      <WhatIsMissing values={values} />
      <Part step="hearing" items={useHearingFacts(values)} />
      <Part step="case" items={caseFacts(values)} />
      <Part step="instructions" items={instructionFacts(values)} />
      <Part step="contacts" items={contactFacts(values, quote.couponRefusal)} />
      {quote.quote && (
        <div className={classes.reviewPrice}>
          <Section title="Price">
            <OwnLines quote={quote.quote} />
          </Section>
        </div>
      )}
    </Stack>
  );
}

function WhatIsMissing({ values }: { values: OrderValues }) {
  const { goTo } = useOrder();
  const problems = problemsOf(values, useFacts(values));
  const fields = inPageOrder(Object.keys(problems));
  if (fields.length === 0) return null;
  return (
    <Note kind="warn">
      <b>Before you can schedule</b>
      <ul className={classes.missing}>
        {fields.map((field) => (
          <li key={field}>
            <button
              type="button"
              className={classes.textButton}
              onClick={() => goTo(stepOf(field) ?? 'hearing', field)}
            >
              {problems[field]}
            </button>
          </li>
        ))}
      </ul>
    </Note>
  );
}

function Part({ step, items }: { step: StepKey; items: readonly Named[] }) {
  const { goTo } = useOrder();
  const { title } = orderSteps[step];
  const entered = items.filter(({ value }) => Boolean(value));
  return (
    <Section
      title={title}
      actions={
        <Button variant="ghost" size="s" onClick={() => goTo(step)}>
          Change
          <VisuallyHidden>{` ${title}`}</VisuallyHidden>
        </Button>
      }
    >
      {entered.length > 0 ? (
        <Facts items={entered} />
      ) : (
        <p className={classes.quiet}>Nothing entered.</p>
      )}
    </Section>
  );
}

function useHearingFacts(values: OrderValues): Named[] {
  const { data: court } = useCourt(values.court);
  const types = useAppearanceTypes();
  const type = types.find(({ id }) => id === values.appearanceType);
  const { date, time, department, judge, deposition } = values;
  const moment = momentOf(values, court?.timeZone);
  const zone =
    court && moment?.kind === 'exact' && zoneAbbreviation(moment.epochMs, court.timeZone);
  const clock = time && [timeWords(time), zone].filter(Boolean).join(' ');
  const when = date.length === 10 && [weekdayOf(date), dayWords(date), clock];
  return [
    { name: 'Court', value: court && courtWords(court) },
    { name: 'When', value: when && when.filter(Boolean).join(', ') },
    {
      name: 'Kind',
      value: type && `${caseTypes[type.caseType]}, ${type.name.toLowerCase()}`,
    },
    { name: 'Attended', value: modes[values.mode] },
    { name: 'Link', value: values.mode === 'video' && values.remoteLink },
    { name: 'Passcode', value: values.mode !== 'in_person' && values.remotePasscode },
    { name: 'Length', value: values.expectedMinutes && `${values.expectedMinutes} minutes` },
    { name: 'Department', value: department },
    { name: 'Judge', value: judge },
    { name: 'Witness', value: type?.isDeposition && deposition.witness },
  ];
}

function caseFacts(values: OrderValues): Named[] {
  const named = values.parties.filter(({ name }) => name.trim() !== '');
  const side = values.representedSide && sides[values.representedSide].toLowerCase();
  return [
    {
      name: 'Caption',
      value: values.caption && <b className={classes.caption}>{values.caption}</b>,
    },
    { name: 'Number', value: values.caseNumber },
    {
      name: 'Parties',
      value: named.length > 0 && (
        <ul>
          {named.map(({ name, role }) => (
            <li key={`${name}${role}`}>
              {role ? `${name}, ${partyRoles[role].toLowerCase()}` : name}
            </li>
          ))}
        </ul>
      ),
    },
    {
      name: 'Appears for',
      value: [values.representedParty, side].filter(Boolean).join(', '),
    },
    {
      name: 'Attorney of record',
      value: [values.attorneyOfRecord, values.attorneyOfRecordBar].filter(Boolean).join(', '),
    },
  ];
}

function instructionFacts(values: OrderValues): Named[] {
  const text = (value: string) => value && <span className={classes.kept}>{value}</span>;
  return [
    { name: 'Public summary', value: text(values.publicSummary) },
    { name: 'Instructions', value: text(values.privateInstructions) },
    { name: 'Desired outcome', value: text(values.desiredOutcome) },
    { name: 'Authority', value: text(values.authority) },
    { name: 'Do not', value: text(values.doNot) },
    { name: 'Who else attends', value: values.whoElseAttends },
    { name: 'Files', value: values.files.map(({ name }) => name).join(', ') },
  ];
}

function contactFacts(values: OrderValues, couponRefusal: string | null): Named[] {
  const { mayCostMoreCents: more } = values;
  const together = (...parts: string[]) => parts.filter(Boolean).join(', ');
  return [
    { name: 'Contact', value: together(values.contactName, values.contactPhone) },
    { name: 'Backup', value: together(values.backupName, values.backupPhone) },
    { name: 'Report also to', value: values.reportRecipients },
    { name: 'Preferred', value: values.preferredAttorney?.label },
    {
      name: 'Not offered to',
      value: values.excludedAttorneys.map(({ label }) => label).join(', '),
    },
    { name: 'At most more', value: more ? formatCents(more) : undefined },
    { name: 'File number', value: values.fileNumber },
    { name: 'Purchase order', value: values.purchaseOrder },
    { name: 'LEDES', value: together(values.ledesClientId, values.ledesMatterId) },
    {
      name: 'Code',
      value: values.coupon && [values.coupon, couponRefusal].filter(Boolean).join('. '),
    },
  ];
}
