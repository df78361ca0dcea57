import { z } from 'zod';
import { defineEndpoint, fileContent } from './endpoint.ts';
import { id } from './fields.ts';
import { pageOf, pageQuery } from './paging.ts';
import { handedInAs, lineNumber, mappingOf, remarks, sheetFields } from './sheets.ts';

/** The columns that a court can have in a file. */
export const courtColumns = [
  'id',
  'name',
  'kind',
  'level',
  'state',
  'county',
  'city',
  'street',
  'zip',
  'timeZone',
  'caseTypes',
  'phone',
  'remoteNote',
  'active',
] as const;
export type CourtColumn = (typeof courtColumns)[number];

/** As they head the template, and as problems name them. */
export const courtColumnLabels: Record<CourtColumn, string> = {
  id: 'Court ID',
  name: 'Court name',
  kind: 'Kind',
  level: 'Level',
  state: 'State',
  county: 'County',
  city: 'City',
  street: 'Street',
  zip: 'ZIP',
  timeZone: 'Time zone',
  caseTypes: 'Case types',
  phone: 'Phone',
  remoteNote: 'Remote appearance',
  active: 'Active',
};

export const columnMapping = mappingOf(courtColumns);

export const lineOutcomes = ['error', 'duplicate', 'changed', 'new', 'same'] as const;

export const courtUpload = z.object({
  ...sheetFields(columnMapping, lineOutcomes),
  byName: z.string(),
});

const uploadLine = z.object({
  line: lineNumber,
  outcome: z.enum(lineOutcomes),
  name: z.string(),
  place: z.string(),
  problems: remarks,
  changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
});

const one = z.strictObject({ id });

export const courtUploads = {
  list: defineEndpoint({
    method: 'GET',
    path: '/v1/admin/location/court/upload',
    summary: 'Uploads of courts, newest first',
    access: 'places.read',
    query: pageQuery,
    response: pageOf(courtUpload),
  }),
  getTemplate: defineEndpoint({
    method: 'GET',
    path: '/v1/admin/location/court/upload/template',
    summary: 'A file with the right columns and an example',
    access: 'places.read',
    response: fileContent,
    download: { type: 'text/csv; charset=utf-8' },
  }),
  upload: defineEndpoint({
    method: 'POST',
    path: '/v1/admin/location/court/upload',
    summary: 'Hand in a CSV or XLSX file of courts; nothing is changed yet',
    access: 'places.change',
    query: handedInAs,
    response: courtUpload,
    status: 201,
    upload: { maxBytes: 50 * 1024 * 1024 },
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/v1/admin/location/court/upload/{id}',
    summary: 'How far an upload has come',
    access: 'places.read',
    params: one,
    response: courtUpload,
    errors: ['not_found'],
  }),
  check: defineEndpoint({
    method: 'POST',
    path: '/v1/admin/location/court/upload/{id}/check',
    summary: 'Try it: what is wrong, double, new and changed; nothing is written',
    access: 'places.change',
    params: one,
    body: z.strictObject({ mapping: columnMapping }),
    response: courtUpload,
    status: 202,
    errors: ['not_found', 'conflict'],
    idempotent: true,
  }),
  listLines: defineEndpoint({
    method: 'GET',
    path: '/v1/admin/location/court/upload/{id}/line',
    summary: 'The lines of an upload as the dry run found them',
    access: 'places.read',
    params: one,
    query: pageQuery.extend({ outcome: z.enum(lineOutcomes).optional() }),
    response: pageOf(uploadLine),
    errors: ['not_found'],
  }),
  exportProblems: defineEndpoint({
    method: 'GET',
    path: '/v1/admin/location/court/upload/{id}/problems',
    summary: 'The faulty lines with what is wrong, as a file to mend and hand in again',
    access: 'places.read',
    params: one,
    response: fileContent,
    errors: ['not_found'],
    download: { type: 'text/csv; charset=utf-8' },
  }),
  apply: defineEndpoint({
    method: 'POST',
    path: '/v1/admin/location/court/upload/{id}/apply',
    summary: 'Write all courts of a checked upload without errors, or none',
    access: 'places.change',
    params: one,
    response: courtUpload,
    status: 202,
    errors: ['not_found', 'conflict'],
    idempotent: true,
  }),
};
