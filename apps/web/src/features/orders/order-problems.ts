import { order } from '@courtside/contract/order';
import { hearingTime, hearingTimeProblems, isDay } from '@courtside/domain/hearing-time';
import type { z } from 'zod';
import { type OrderValues, orderOf } from './order-values.ts';

/** What the form knows of the court and the kind of hearing that are chosen, once it does. */
export type OrderFacts = {
  timeZone?: string | undefined;
  type?: { isDeposition: boolean; inPerson: boolean; remote: boolean } | undefined;
  nowMs: number;
};

/** What is wrong, by the name of the field. */
export type Problems = Readonly<Record<string, string>>;
export type Order = z.output<typeof order>;

const whenEmpty: Problems = {
  court: 'Choose the court',
  appearanceType: 'Choose a kind of hearing',
  date: 'Enter the date of the hearing',
  time: 'Enter the time of the hearing',
};

const billed = ['fileNumber', 'purchaseOrder', 'ledesClientId', 'ledesMatterId'] as const;

export function checkOrder(
  values: OrderValues,
  facts: OrderFacts,
): { order: Order; problems?: never } | { problems: Problems; order?: never } {
  const isDeposition = facts.type?.isDeposition === true;
  const parsed = order.safeParse(orderOf(values, { isDeposition }));
  const refused = parsed.error?.issues.map(({ path, message }) => {
    const name = formName(path, values);
    return [name, isEmpty(values, name) ? (whenEmpty[name] ?? message) : message] as const;
  });
  const problems = {
    // The first thing said of a field is the plainest.
    ...Object.fromEntries((refused ?? []).toReversed()),
    ...(values.caseType === '' && { caseType: 'Choose a case type' }),
    ...timeProblem(values, facts),
    ...modeProblem(values, facts),
    ...billingProblems(values),
  };
  if (parsed.success && Object.keys(problems).length === 0) return { order: parsed.data };
  return { problems };
}

/** Of a template only what was entered can be wrong. */
export function checkTemplate(values: OrderValues, facts: OrderFacts): Problems {
  const dateless = { ...values, date: '', time: '', which: '' as const };
  const { problems = {} } = checkOrder(dateless, facts);
  return {
    ...(values.templateName.trim() === '' && { templateName: 'Name is required' }),
    ...Object.fromEntries(Object.entries(problems).filter(([name]) => !isEmpty(dateless, name))),
  };
}

/** The moment of the hearing as far as it can be told. */
export function momentOf({ date, time, which }: OrderValues, timeZone: string | undefined) {
  if (!timeZone || !isDay(date) || !/^\d\d:\d\d$/.test(time)) return undefined;
  return hearingTime({ date, time }, timeZone, which || undefined);
}

function timeProblem(values: OrderValues, { timeZone, nowMs }: OrderFacts): Problems {
  const moment = momentOf(values, timeZone);
  if (moment?.kind === 'gap') return { time: hearingTimeProblems.gap };
  if (moment?.kind === 'ambiguous') return { which: hearingTimeProblems.ambiguous };
  return moment && moment.epochMs <= nowMs ? { date: hearingTimeProblems.past } : {};
}

function modeProblem({ mode }: OrderValues, { type }: OrderFacts): Problems {
  if (!type || (mode === 'in_person' ? type.inPerson : type.remote)) return {};
  return { mode: 'This kind of hearing is not attended this way.' };
}

function billingProblems(values: OrderValues): Problems {
  const bad = billed.filter((name) => /[|[\]]/.test(values[name]));
  return Object.fromEntries(
    bad.map((name) => [name, 'Leave out the signs | [ and ]. Billing files reject them.']),
  );
}

/** Blank rows of parties are not sent, and several addresses share one field. */
function formName(path: readonly PropertyKey[], values: OrderValues): string {
  const [field, index, ...rest] = path;
  if (field === 'reportRecipients' || field === 'excludedAttorneys') return field;
  if (field !== 'parties' || typeof index !== 'number') return path.join('.');
  const named = values.parties.flatMap(({ name }, row) => (name.trim() === '' ? [] : [row]));
  return ['parties', named[index] ?? index, ...rest].join('.');
}

function isEmpty(values: OrderValues, name: string): boolean {
  const value = name
    .split('.')
    .reduce<unknown>(
      (within, key) => (within as Record<string, unknown> | undefined)?.[key],
      values,
    );
  if (name === 'parties') return values.parties.every((party) => party.name.trim() === '');
  return value === '' || value === undefined || value === null;
}
