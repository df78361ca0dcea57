import { orderColumns } from '@courtside/domain/bulk-orders';
import { fileKindCodes, fileLimits } from '@courtside/domain/files';
import { z } from 'zod';
import { defineEndpoint, fileContent } from './endpoint.ts';
import { cents, id, instant } from './fields.ts';
import { pageOf, pageQuery } from './paging.ts';
import { handedInAs, lineNumber, mappingOf, remarks, sheetFields } from './sheets.ts';

/** What one bulk order can hold. */
export const bulkLimits = {
  lines: 2_000,
  entries: 2_000,
  unpackedBytes: 1024 * 1024 * 1024,
  /** Lines and files that were not ordered are let go after so many days. */
  keptDays: 7,
} as const;

export const orderMapping = mappingOf(orderColumns);

/** error: cannot be ordered. warning: can, and should be looked at. ready: can. */
export const bulkOutcomes = ['error', 'warning', 'ready'] as const;

export const bulkOrder = z.object({
  ...sheetFields(orderMapping, bulkOutcomes),
  /** Of all lines that can be ordered, as of the check. */
  totalCents: z.number().int(),
  /** Set when ordering met other prices than were shown: nothing was ordered, and these are new. */
  pricesChanged: z.boolean(),
  /** The archive of files, when one was handed in. */
  zip: z
    .object({
      fileName: z.string(),
      entries: z.number().int(),
      matched: z.number().int(),
      /** Known once the lines are checked; until then nobody knows where they belong. */
      unmatched: z.number().int(),
      refused: z.number().int(),
    })
    .nullable(),
});

const bulkLine = z.object({
  line: lineNumber,
  outcome: z.enum(bulkOutcomes),
  caption: z.string(),
  court: z.string(),
  fileNumber: z.string().nullable(),
  /** The instant and the court's zone, where both could be read. */
  hearingAt: instant.nullable(),
  timeZone: z.string().nullable(),
  problems: remarks,
  warnings: remarks,
  totalCents: cents.nullable(),
  /** Before the prices changed, where this one did. */
  previousTotalCents: cents.nullable(),
  files: z.number().int(),
  /** Once it is ordered. */
  appearance: id.nullable(),
});

const bulkFile = z.object({
  /** Where it stood in the ZIP: two may have the same name. */
  position: z.number().int(),
  path: z.string(),
  kind: z.enum(fileKindCodes),
  size: z.number().int().nullable(),
  /** The line whose hearing it belongs to. */
  line: z.number().int().nullable(),
  /** Why it is not taken, or why it has no line. */
  problem: z.string().nullable(),
});

const one = z.strictObject({ id });

export const bulkOrders = {
  list: defineEndpoint({
    method: 'GET',
    path: '/v1/client/bulk-order',
    summary: "The signed-in client's bulk orders, newest first",
    access: 'appearances.order',
    query: pageQuery,
    response: pageOf(bulkOrder),
  }),
  getTemplate: defineEndpoint({
    method: 'GET',
    path: '/v1/client/bulk-order/template',
    summary: 'A file with the right columns and an example',
    access: 'appearances.order',
    response: fileContent,
    download: { type: 'text/csv; charset=utf-8' },
  }),
  upload: defineEndpoint({
    method: 'POST',
    path: '/v1/client/bulk-order',
    summary: 'Hand in a CSV or XLSX file of hearings; nothing is ordered yet',
    access: 'appearances.order',
    query: handedInAs,
    response: bulkOrder,
    status: 201,
    limit: { burst: 60, seconds: 1800 },
    upload: { maxBytes: 10 * 1024 * 1024 },
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/v1/client/bulk-order/{id}',
    summary: 'How far a bulk order has come',
    access: 'appearances.order',
    params: one,
    response: bulkOrder,
    errors: ['not_found'],
  }),
  uploadFiles: defineEndpoint({
    method: 'POST',
    path: '/v1/client/bulk-order/{id}/files',
    summary:
      'Hand in a ZIP of files for the hearings, in place of any before; check the lines anew',
    access: 'appearances.order',
    params: one,
    query: handedInAs,
    response: bulkOrder,
    status: 201,
    errors: ['not_found', 'conflict'],
    limit: { burst: 30, seconds: 1800 },
    upload: { maxBytes: 4 * fileLimits.bytesEach },
  }),
  listFiles: defineEndpoint({
    method: 'GET',
    path: '/v1/client/bulk-order/{id}/files',
    summary: 'The files of the ZIP with the line that each belongs to, those with none first',
    access: 'appearances.order',
    params: one,
    query: pageQuery,
    response: pageOf(bulkFile),
    errors: ['not_found'],
  }),
  check: defineEndpoint({
    method: 'POST',
    path: '/v1/client/bulk-order/{id}/check',
    summary: 'Try it: what is wrong with which line, and what all will cost; nothing is ordered',
    access: 'appearances.order',
    params: one,
    body: z.strictObject({ mapping: orderMapping }),
    response: bulkOrder,
    status: 202,
    errors: ['not_found', 'conflict'],
    idempotent: true,
  }),
  listLines: defineEndpoint({
    method: 'GET',
    path: '/v1/client/bulk-order/{id}/line',
    summary: 'The lines as the dry run found them, those with errors first',
    access: 'appearances.order',
    params: one,
    query: pageQuery.extend({ outcome: z.enum(bulkOutcomes).optional() }),
    response: pageOf(bulkLine),
    errors: ['not_found'],
  }),
  exportProblems: defineEndpoint({
    method: 'GET',
    path: '/v1/client/bulk-order/{id}/problems',
    summary: 'The faulty lines with what is wrong, as a file to mend and hand in again',
    access: 'appearances.order',
    params: one,
    response: fileContent,
    errors: ['not_found'],
    download: { type: 'text/csv; charset=utf-8' },
  }),
  apply: defineEndpoint({
    method: 'POST',
    path: '/v1/client/bulk-order/{id}/apply',
    summary: 'Order all hearings of a checked file at the prices shown, or none',
    access: 'appearances.order',
    params: one,
    body: z.strictObject({ expectedTotalCents: z.number().int().min(0).max(2_147_483_647) }),
    response: bulkOrder,
    status: 202,
    errors: ['not_found', 'conflict', 'price_changed'],
    idempotent: true,
  }),
};
