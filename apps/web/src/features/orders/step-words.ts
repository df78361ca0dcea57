import { dayWords, timeWords } from './hearing-words.ts';
import { orderSteps, type StepKey } from './order-steps.ts';
import type { OrderValues } from './order-values.ts';

/** A word of what was entered on a step, or of what it is for. */
export function stepWords(key: StepKey, values: OrderValues, courtName?: string): string {
  const entered = { hearing, case: caseWords, instructions, contacts, review: () => '' }[key];
  return entered(values, courtName) || orderSteps[key].about;
}

function hearing({ date, time }: OrderValues, courtName = ''): string {
  const when = date.length === 10 ? [dayWords(date), time && timeWords(time)] : [];
  return [courtName, when.filter(Boolean).join(', ')].filter(Boolean).join(' · ');
}

function caseWords({ caption }: OrderValues): string {
  return caption.trim();
}

function instructions({ files, privateInstructions, publicSummary }: OrderValues): string {
  const count = files.length;
  return [
    (privateInstructions.trim() || publicSummary.trim()) && 'Instructions',
    count > 0 && (count === 1 ? '1 file' : `${count} files`),
  ]
    .filter(Boolean)
    .join(', ');
}

function contacts({ contactName, fileNumber }: OrderValues): string {
  return [contactName.trim(), fileNumber.trim()].filter(Boolean).join(', ');
}
