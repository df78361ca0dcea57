import { fileKindCodes, fileLimits, fileTypeCodes } from '@courtside/domain/files';
import { z } from 'zod';
import { defineEndpoint, fileContent, nothing } from './endpoint.ts';
import { id, instant } from './fields.ts';

/** A file as anyone who may read it sees it. */
export const storedFile = z.object({
  uid: id,
  /** None while it waits for the order that it was handed in for. */
  appearance: id.nullable(),
  name: z.string(),
  kind: z.enum(fileKindCodes),
  type: z.enum(fileTypeCodes),
  size: z.number().int(),
  byName: z.string(),
  /** Whether the caller handed it in. */
  isOwn: z.boolean(),
  createdAt: instant,
});

const listed = z.object({ items: z.array(storedFile) });
const oneFile = z.strictObject({ uid: id });
const oneAppearance = z.strictObject({ id });

export const files = {
  upload: defineEndpoint({
    method: 'POST',
    path: '/v1/file',
    summary: 'Hand in a document, for an appearance or ahead of an order',
    access: 'files.upload',
    query: z.strictObject({
      /** Kept in a clean form, with the ending that fits what is in the file. */
      name: z.string().min(1, 'A file name is required').max(1000, 'Too long'),
      kind: z.enum(fileKindCodes, 'Choose what it is'),
      appearance: id.optional(),
    }),
    response: storedFile,
    status: 201,
    errors: ['not_found', 'conflict'],
    idempotent: true,
    limit: { burst: 500, seconds: 1800 },
    upload: { maxBytes: fileLimits.bytesEach },
  }),
  download: defineEndpoint({
    method: 'GET',
    path: '/v1/file/{uid}',
    summary: 'A document that the caller may read, to be saved',
    access: 'files.read',
    params: oneFile,
    response: fileContent,
    errors: ['not_found'],
    download: { type: '*/*' },
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/v1/file/{uid}',
    summary: 'Take back a document of one’s own before the hearing',
    access: 'files.upload',
    params: oneFile,
    response: nothing,
    errors: ['not_found', 'conflict'],
    idempotent: true,
  }),
  listForClient: defineEndpoint({
    method: 'GET',
    path: '/v1/client/appearance/{id}/files',
    summary: 'The documents of one of the client’s appearances',
    access: 'files.readOrdered',
    params: oneAppearance,
    response: listed,
    errors: ['not_found'],
  }),
  downloadAllForClient: defineEndpoint({
    method: 'GET',
    path: '/v1/client/appearance/{id}/files/download',
    summary: 'The documents of one of the client’s appearances in one ZIP file',
    access: 'files.readOrdered',
    params: oneAppearance,
    response: fileContent,
    errors: ['not_found'],
    download: { type: 'application/zip' },
  }),
  listForAttorney: defineEndpoint({
    method: 'GET',
    path: '/v1/attorney/appearance/{id}/files',
    summary: 'The documents of an appearance that the attorney holds or has reported on',
    access: 'files.readHeld',
    params: oneAppearance,
    response: listed,
    errors: ['not_found'],
  }),
  downloadAllForAttorney: defineEndpoint({
    method: 'GET',
    path: '/v1/attorney/appearance/{id}/files/download',
    summary: 'The documents of an appearance that the attorney holds, in one ZIP file',
    access: 'files.readHeld',
    params: oneAppearance,
    response: fileContent,
    errors: ['not_found'],
    download: { type: 'application/zip' },
  }),
  downloadAll: defineEndpoint({
    method: 'GET',
    path: '/v1/admin/appearance/{id}/files/download',
    summary: 'All documents of an appearance in one ZIP file',
    access: 'files.readAll',
    params: oneAppearance,
    response: fileContent,
    errors: ['not_found'],
    download: { type: 'application/zip' },
  }),
};
