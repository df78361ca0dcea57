import { policySchemas } from '@courtside/contract/policies';
import { hoursWords, type Policies, type PolicyName } from '@courtside/domain/policies';

export const policyTitles: Readonly<Record<PolicyName, string>> = {
  cancellation: 'Cancellation',
  rush: 'Rush surcharge',
  reports: 'Reports and approval',
  release: 'Attorney release',
  confirmation: 'Changed hearings',
  dispatch: 'Dispatch',
  eligibility: 'Papers on file',
};

/** What a rule does, in words; nothing while a form holds something that is no rule yet. */
export function policyWords(name: PolicyName, value: unknown): string | undefined {
  if (name === 'cancellation') return spoken(policySchemas.cancellation, value, cancellationWords);
  if (name === 'rush') return spoken(policySchemas.rush, value, rushWords);
  if (name === 'reports') return spoken(policySchemas.reports, value, reportWords);
  if (name === 'release') return spoken(policySchemas.release, value, releaseWords);
  if (name === 'confirmation') return spoken(policySchemas.confirmation, value, confirmationWords);
  if (name === 'dispatch') return spoken(policySchemas.dispatch, value, dispatchWords);
  return spoken(policySchemas.eligibility, value, eligibilityWords);
}

type Checked<Value> = {
  safeParse: (value: unknown) => { success: true; data: Value } | { success: false };
};

function spoken<Value>(schema: Checked<Value>, value: unknown, say: (rule: Value) => string) {
  const checked = schema.safeParse(value);
  return checked.success ? say(checked.data) : undefined;
}

export function cancellationWords(policy: Policies['cancellation']): string {
  const before = policy.beforeAcceptancePercent;
  const start = `Before an attorney accepts: ${before === 0 ? 'free' : `${before}%`}`;
  const [first, ...steeper] = byHours(policy.tiers);
  if (!first) return `${start}; after that, canceling is free as well.`;
  const steps = [first, ...steeper].map(
    ({ underHours, percent }) => `under ${hoursWords(underHours)}: ${percent}%`,
  );
  return `${start}; after that, ${hoursWords(first.underHours)} or more ahead: free; ${steps.join('; ')} of the client fee, and the attorney receives the same share of the attorney fee.`;
}

export function rushWords(policy: Policies['rush']): string {
  const [first, ...steeper] = byHours(policy.tiers);
  if (!first) return 'No surcharge, however soon the hearing is.';
  const steps = [first, ...steeper].map(({ underHours, clientPercent, attorneyPercent }) => {
    const whom =
      clientPercent === attorneyPercent
        ? `client and attorney fee +${clientPercent}%`
        : `client fee +${clientPercent}%, attorney fee +${attorneyPercent}%`;
    return `under ${hoursWords(underHours)}: ${whom}`;
  });
  return `Ordered ${hoursWords(first.underHours)} or more ahead: no surcharge; ${steps.join('; ')}.`;
}

export function reportWords(policy: Policies['reports']): string {
  const reminders = [...new Set(policy.reminderHours)].toSorted((a, b) => a - b);
  const reminded =
    reminders.length === 0
      ? 'without a reminder'
      : `with ${reminders.length === 1 ? 'a reminder' : 'reminders'} after ${listWords(reminders)}`;
  return `A report is due ${hoursWords(policy.dueHours)} after the hearing, ${reminded}. It is approved for the client ${hoursWords(policy.autoApprovalHours)} after its newest version, unless they dispute it.`;
}

export function releaseWords({ selfServiceUntilHours: hours }: Policies['release']): string {
  return hours === 0
    ? 'Attorneys may give an appearance back themselves up to the hearing.'
    : `Attorneys may give an appearance back themselves until ${hoursWords(hours)} before the hearing; after that only an administrator can.`;
}

export function confirmationWords(policy: Policies['confirmation']): string {
  const { hoursAfterChange, hoursBeforeHearing, leastMinutes } = policy;
  const least = leastMinutes === 1 ? 'a minute' : minutesWords(leastMinutes);
  return `An attorney confirms a changed hearing within ${hoursWords(hoursAfterChange)}, and ${hoursWords(hoursBeforeHearing)} before it at the latest; they always have ${least}. Whoever does not is released, and others are asked at once.`;
}

export function dispatchWords(policy: Policies['dispatch']): string {
  const hold = `The preferred attorney has up to ${hoursWords(policy.preferredHoldHours)} alone.`;
  const told = `Then ${policy.waveSize === 1 ? 'one attorney hears' : `${policy.waveSize} attorneys hear`} of it every ${minutesWords(policy.waveMinutes)}, every ${minutesWords(policy.urgentWaveMinutes)} when it is urgent or under ${hoursWords(policy.urgentUnderHours)} away.`;
  const asked =
    policy.confirmHours.length === 0
      ? 'Attorneys are not asked whether they attend.'
      : `Attorneys are asked to confirm ${momentsWords(policy.confirmHours)}.`;
  const warned =
    policy.riskHours.length === 0
      ? 'Administrators are alarmed'
      : `Administrators are warned ${momentsWords(policy.riskHours)} while nobody has taken it, and alarmed`;
  const alarmed = `${warned} when nobody has checked in ${minutesWords(policy.alarmMinutes)} before.`;
  const assigned = policy.autoAssign
    ? 'Attorneys who let us are assigned without being asked first.'
    : 'Nobody is assigned without having accepted.';
  return [hold, told, asked, alarmed, assigned].join(' ');
}

function momentsWords(hours: readonly number[]): string {
  return `${listWords([...new Set(hours)].toSorted((a, b) => b - a))} before the hearing`;
}

function minutesWords(minutes: number): string {
  return minutes === 1 ? 'minute' : `${minutes} minutes`;
}

export function eligibilityWords({
  requiresW9,
  requiresInsurance,
}: Policies['eligibility']): string {
  const papers = [
    ...(requiresW9 ? ['a W-9'] : []),
    ...(requiresInsurance ? ['an insurance certificate valid on the day of the hearing'] : []),
  ];
  return papers.length === 0
    ? 'Attorneys take work without papers on file.'
    : `To take work an attorney must have on file: ${papers.join(' and ')}.`;
}

function listWords(hours: readonly number[]): string {
  const words = hours.map(String);
  const last = words.pop() ?? '';
  const all = words.length === 0 ? last : `${words.join(', ')} and ${last}`;
  return `${all} ${hours.length === 1 && hours[0] === 1 ? 'hour' : 'hours'}`;
}

/** The mildest step first, as time runs towards the hearing. */
function byHours<Tier extends { readonly underHours: number }>(tiers: readonly Tier[]): Tier[] {
  return tiers.toSorted((a, b) => b.underHours - a.underHours);
}
