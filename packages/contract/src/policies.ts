import { type Policies, policyNames } from '@courtside/domain/policies';
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { instant } from './fields.ts';
import { pageOf, pageQuery } from './paging.ts';

const percent = z
  .number('Enter a percentage')
  .int('Whole percents only')
  .min(0, 'Cannot be negative')
  .max(1000, 'At most 1000');
const share = percent.max(100, 'At most 100');
const hours = z
  .number('Enter the hours')
  .int('Whole hours only')
  .min(1, 'At least one hour')
  .max(720, 'At most 30 days');

const minutes = z
  .number('Enter the minutes')
  .int('Whole minutes only')
  .min(1, 'At least one minute')
  .max(1440, 'At most a day');

function differ(tiers: readonly { underHours: number }[]): boolean {
  return new Set(tiers.map(({ underHours }) => underHours)).size === tiers.length;
}
const sameHours = 'Each step needs hours of its own';

/** What a policy may be set to. */
export const policySchemas = {
  rush: z.strictObject({
    tiers: z
      .array(
        z.strictObject({ underHours: hours, clientPercent: percent, attorneyPercent: percent }),
      )
      .max(10)
      .refine(differ, sameHours),
  }),
  cancellation: z.strictObject({
    beforeAcceptancePercent: share,
    tiers: z
      .array(z.strictObject({ underHours: hours, percent: share }))
      .max(10)
      .refine(differ, sameHours),
  }),
  reports: z.strictObject({
    dueHours: hours,
    reminderHours: z.array(hours).max(5),
    autoApprovalHours: hours,
  }),
  release: z.strictObject({ selfServiceUntilHours: z.number().int().min(0).max(720) }),
  confirmation: z.strictObject({
    hoursAfterChange: hours,
    hoursBeforeHearing: hours,
    leastMinutes: minutes,
  }),
  dispatch: z.strictObject({
    preferredHoldHours: hours.max(72, 'At most three days'),
    waveMinutes: minutes,
    urgentUnderHours: hours,
    urgentWaveMinutes: minutes,
    waveSize: z
      .number('Enter how many')
      .int('Whole numbers only')
      .min(1, 'At least one')
      .max(200, 'At most 200'),
    riskHours: z.array(hours).max(5),
    confirmHours: z.array(hours).max(5),
    alarmMinutes: minutes,
    autoAssign: z.boolean(),
  }),
  eligibility: z.strictObject({ requiresW9: z.boolean(), requiresInsurance: z.boolean() }),
} satisfies { [Name in keyof Policies]: z.ZodType<Policies[Name]> };

const policyValue = z.union([
  policySchemas.rush,
  policySchemas.cancellation,
  policySchemas.reports,
  policySchemas.release,
  policySchemas.confirmation,
  policySchemas.dispatch,
  policySchemas.eligibility,
]);

const all = z.object(policySchemas);

const policyVersion = z.object({
  id: z.string(),
  name: z.enum(policyNames),
  value: policyValue,
  at: instant,
  actorName: z.string().nullable(),
});

const reportTimes = policySchemas.reports.pick({ dueHours: true, autoApprovalHours: true });

/** What whoever orders is told of the rules; the attorneys' share of them is not theirs to see. */
const orderRules = z.object({
  rush: z.object({
    tiers: z.array(z.object({ underHours: hours, clientPercent: percent })),
  }),
  cancellation: policySchemas.cancellation,
  reports: reportTimes,
});

export const policies = {
  getForOrders: defineEndpoint({
    method: 'GET',
    path: '/v1/client/policy',
    summary: 'The rules in force, as far as whoever orders is told of them',
    access: 'fees.quote',
    response: orderRules,
  }),
  getReportTimes: defineEndpoint({
    method: 'GET',
    path: '/v1/policy/reports',
    summary: 'By when reports are due and approved',
    access: 'policies.readReportTimes',
    response: reportTimes,
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/v1/admin/policy',
    summary: 'The rules in force',
    access: 'policies.read',
    response: all,
  }),
  saveRush: defineEndpoint({
    method: 'PUT',
    path: '/v1/admin/policy/rush',
    summary: 'Set the rush surcharge',
    access: 'policies.change',
    body: policySchemas.rush,
    response: all,
    idempotent: true,
  }),
  saveCancellation: defineEndpoint({
    method: 'PUT',
    path: '/v1/admin/policy/cancellation',
    summary: 'Set what canceling costs',
    access: 'policies.change',
    body: policySchemas.cancellation,
    response: all,
    idempotent: true,
  }),
  saveReports: defineEndpoint({
    method: 'PUT',
    path: '/v1/admin/policy/reports',
    summary: 'Set when reports are due and approved',
    access: 'policies.change',
    body: policySchemas.reports,
    response: all,
    idempotent: true,
  }),
  saveRelease: defineEndpoint({
    method: 'PUT',
    path: '/v1/admin/policy/release',
    summary: 'Set until when attorneys may release an appearance themselves',
    access: 'policies.change',
    body: policySchemas.release,
    response: all,
    idempotent: true,
  }),
  saveConfirmation: defineEndpoint({
    method: 'PUT',
    path: '/v1/admin/policy/confirmation',
    summary: 'Set until when attorneys confirm hearings that were changed',
    access: 'policies.change',
    body: policySchemas.confirmation,
    response: all,
    idempotent: true,
  }),
  saveDispatch: defineEndpoint({
    method: 'PUT',
    path: '/v1/admin/policy/dispatch',
    summary: 'Set how attorneys hear of open work, and when administrators are warned',
    access: 'policies.change',
    body: policySchemas.dispatch,
    response: all,
    idempotent: true,
  }),
  saveEligibility: defineEndpoint({
    method: 'PUT',
    path: '/v1/admin/policy/eligibility',
    summary: 'Set which papers an attorney must have on file to take work',
    access: 'policies.change',
    body: policySchemas.eligibility,
    response: all,
    idempotent: true,
  }),
  listVersions: defineEndpoint({
    method: 'GET',
    path: '/v1/admin/policy/history',
    summary: 'Who set which rule when, newest first',
    access: 'policies.read',
    query: pageQuery,
    response: pageOf(policyVersion),
  }),
};
