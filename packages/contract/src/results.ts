import { actions, modeCodes, statuses } from '@courtside/domain/appearances';
import { caseTypeCodes } from '@courtside/domain/case-types';
import { fileKindCodes, fileTypeCodes } from '@courtside/domain/files';
import { outcomeCodes } from '@courtside/domain/results';
import { z } from 'zod';
import { defineEndpoint, fileContent } from './endpoint.ts';
import { cents, draftRevision, id, instant, optionalText, text } from './fields.ts';
import { draftData } from './order.ts';
import { pageOf, pageQuery } from './paging.ts';
import { hearing } from './quotes.ts';
import { amendedResult, newResult, storedResult } from './result.ts';

const reportedHearing = z.object({
  id,
  number: z.number().int(),
  status: z.enum(statuses),
  caption: z.string(),
  caseNumber: z.string().nullable(),
  caseType: z.enum(caseTypeCodes),
  appearanceTypeName: z.string(),
  court: z.object({
    id,
    name: z.string(),
    city: z.string().nullable(),
    countyName: z.string(),
    state: z.string(),
  }),
  department: z.string().nullable(),
  /** The court's own day of the hearing. */
  date: z.string(),
  hearingAt: instant,
  timeZone: z.string(),
  mode: z.enum(modeCodes),
  reportedAt: instant.nullable(),
});

const line = {
  version: z.number().int(),
  outcome: z.enum(outcomeCodes).nullable(),
  /** The report in one line. */
  summary: z.string(),
};

/** One line of what an attorney must report on, or has. */
export const reportToSubmit = reportedHearing.extend({
  reportDueAt: instant,
  hasDraft: z.boolean(),
  /** The newest report, once there is one. */
  report: z.object(line).nullable(),
});

const resultVersion = z.object({
  version: z.number().int(),
  result: storedResult,
  authorName: z.string(),
  /** Why it was amended; null for the first. */
  reason: z.string().nullable(),
  isLate: z.boolean(),
  submittedAt: instant,
  files: z.array(
    z.object({
      uid: id,
      name: z.string(),
      kind: z.enum(fileKindCodes),
      type: z.enum(fileTypeCodes),
      size: z.number().int(),
    }),
  ),
});

const rating = z.object({
  stars: z.number().int(),
  comment: z.string().nullable(),
  ratedAt: instant,
});

/** What an attorney has in hand to write a report, and what became of it. */
export const attorneyReport = reportedHearing.extend({
  attorneyName: z.string(),
  representedParty: z.string(),
  judge: z.string().nullable(),
  expectedMinutes: z.number().int(),
  includedMinutes: z.number().int(),
  attorneyFeeCents: cents,
  checkedInAt: instant.nullable(),
  checkedOutAt: instant.nullable(),
  reportDueAt: instant,
  /** When its newest version counts as approved, while the client can answer it. */
  approvesAt: instant.nullable(),
  /** Newest first. */
  versions: z.array(resultVersion),
  draft: z.object({
    data: draftData.nullable(),
    revision: z.number().int(),
    updatedAt: instant.nullable(),
  }),
  dispute: z.object({ reason: z.string(), at: instant }).nullable(),
  rating: rating.nullable(),
  actions: z.array(z.enum(actions)),
});

/** One line of a client's reports. */
export const listedReport = reportedHearing.extend({
  ...line,
  isLate: z.boolean(),
  fileNumber: z.string().nullable(),
  attorneyName: z.string(),
  actionRequired: z.string().nullable(),
});

/** A report as the client reads it. The attorney's fee is no part of it. */
export const clientReport = reportedHearing.extend({
  fileNumber: z.string().nullable(),
  representedParty: z.string(),
  firm: z.string(),
  attorneyName: z.string(),
  reportDueAt: instant,
  /** When its newest version counts as approved, while the client can answer it. */
  approvesAt: instant.nullable(),
  versions: z.array(resultVersion),
  dispute: z.object({ reason: z.string(), at: instant }).nullable(),
  resolution: z.object({ note: z.string().nullable(), at: instant }).nullable(),
  rating: rating.nullable(),
  actions: z.array(z.enum(actions)),
});

const one = z.strictObject({ id });
/** What is amended meanwhile is not approved unread. */
const readVersion = z.strictObject({ version: z.number().int().min(1).max(10_000) });
const rate = z.strictObject({
  stars: z.number('Choose one to five stars').int().min(1).max(5),
  comment: optionalText(1_000),
});

/** Reports on hearings, from the attorney's draft to what the firm thinks of them. */
export const results = {
  listToSubmit: defineEndpoint({
    method: 'GET',
    path: '/v1/attorney/appearance/submit',
    summary: 'Hearings that the signed-in attorney must report on, or has reported on',
    access: 'results.submit',
    query: pageQuery.extend({
      /** What is due comes with the oldest hearing first, what was sent with the newest. */
      part: z.enum(['due', 'sent']).default('due'),
      search: text(100).optional(),
    }),
    response: pageOf(reportToSubmit),
  }),
  getForAttorney: defineEndpoint({
    method: 'GET',
    path: '/v1/attorney/appearance/{id}/results',
    summary: 'The report on a hearing: the draft, and every version that was sent',
    access: 'results.submit',
    params: one,
    response: attorneyReport,
    errors: ['not_found'],
  }),
  submit: defineEndpoint({
    method: 'POST',
    path: '/v1/attorney/appearance/{id}/results',
    summary: 'Send the report to the firm',
    access: 'results.submit',
    params: one,
    body: newResult,
    response: attorneyReport,
    status: 201,
    errors: ['not_found', 'conflict'],
    idempotent: true,
  }),
  saveDraft: defineEndpoint({
    method: 'PUT',
    path: '/v1/attorney/appearance/{id}/results/draft',
    summary:
      'Keep the report as far as it is; one that another device changed meanwhile is not overwritten',
    access: 'results.submit',
    params: one,
    body: z.strictObject({ data: draftData, revision: draftRevision }),
    response: z.object({ revision: z.number().int(), updatedAt: instant }),
    errors: ['not_found', 'conflict'],
  }),
  amend: defineEndpoint({
    method: 'POST',
    path: '/v1/attorney/appearance/{id}/results/amend',
    summary: 'Send a better version of a report; the firm is told again',
    access: 'results.submit',
    params: one,
    body: amendedResult,
    response: attorneyReport,
    status: 201,
    errors: ['not_found', 'conflict'],
    idempotent: true,
  }),
  rateClient: defineEndpoint({
    method: 'POST',
    path: '/v1/attorney/appearance/{id}/rating',
    summary: 'Say how well one was instructed',
    access: 'results.submit',
    params: one,
    body: rate,
    response: attorneyReport,
    errors: ['not_found', 'conflict'],
    idempotent: true,
  }),
  list: defineEndpoint({
    method: 'GET',
    path: '/v1/client/appearance/results',
    summary: "Reports on the client's hearings, newest first",
    access: 'results.read',
    query: pageQuery.extend({
      search: text(100).optional(),
      outcome: z.enum([...outcomeCodes, 'did_not_appear']).optional(),
      approval: z.enum(['waiting', 'disputed', 'approved']).optional(),
      /** Days of the hearing. */
      from: hearing.date.optional(),
      to: hearing.date.optional(),
    }),
    response: pageOf(listedReport),
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/v1/client/appearance/{id}/results',
    summary: 'The report on a hearing, with every version of it',
    access: 'results.read',
    params: one,
    response: clientReport,
    errors: ['not_found'],
  }),
  pdf: defineEndpoint({
    method: 'GET',
    path: '/v1/client/appearance/{id}/results/pdf',
    summary: 'The report as a document to forward',
    access: 'results.read',
    params: one,
    query: z.strictObject({ version: z.coerce.number().int().min(1).max(10_000).optional() }),
    response: fileContent,
    errors: ['not_found'],
    download: { type: 'application/pdf' },
  }),
  approve: defineEndpoint({
    method: 'POST',
    path: '/v1/client/appearance/{id}/approve',
    summary: 'Approve the report, in the version that was read',
    access: 'results.read',
    params: one,
    body: readVersion,
    response: clientReport,
    errors: ['not_found', 'conflict'],
    idempotent: true,
  }),
  dispute: defineEndpoint({
    method: 'POST',
    path: '/v1/client/appearance/{id}/dispute',
    summary: 'Say that the report is not right, and why',
    access: 'results.read',
    params: one,
    body: z.strictObject({ reason: text(2_000).min(1, 'Please say why') }),
    response: clientReport,
    errors: ['not_found', 'conflict'],
    idempotent: true,
  }),
  rateAttorney: defineEndpoint({
    method: 'POST',
    path: '/v1/client/appearance/{id}/rating',
    summary: 'Rate the attorney who appeared, or change the rating',
    access: 'results.read',
    params: one,
    body: rate,
    response: clientReport,
    errors: ['not_found', 'conflict'],
    idempotent: true,
  }),
  getForAdmin: defineEndpoint({
    method: 'GET',
    path: '/v1/admin/appearance/{id}/results',
    summary: 'The report on any hearing, with every version of it',
    access: 'results.resolve',
    params: one,
    response: clientReport,
    errors: ['not_found'],
  }),
  amendByAdmin: defineEndpoint({
    method: 'POST',
    path: '/v1/admin/appearance/{id}/results',
    summary: 'Correct a report in the place of its attorney; both sides are told',
    access: 'results.resolve',
    params: one,
    body: amendedResult,
    response: clientReport,
    status: 201,
    errors: ['not_found', 'conflict'],
    idempotent: true,
  }),
  approveByAdmin: defineEndpoint({
    method: 'POST',
    path: '/v1/admin/appearance/{id}/approve',
    summary: 'Approve a report in the place of its client; both sides are told',
    access: 'results.resolve',
    params: one,
    body: readVersion,
    response: clientReport,
    errors: ['not_found', 'conflict'],
    idempotent: true,
  }),
  resolve: defineEndpoint({
    method: 'POST',
    path: '/v1/admin/appearance/{id}/resolve',
    summary: 'End a dispute over a report',
    access: 'results.resolve',
    params: one,
    body: z.strictObject({ note: optionalText(2_000) }),
    response: clientReport,
    errors: ['not_found', 'conflict'],
    idempotent: true,
  }),
};
