import type { ErrorCode, FieldErrors } from '@courtside/contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { isDatabaseAway, isLockTimeout, isUnstorableText } from '../db/errors.ts';
import { FileStoreAway } from '../files/file-store.ts';
import { Refusal } from '../refusal.ts';

/** The one place where anything thrown becomes an answer. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: unknown, request, reply) => {
    const refusal = refusalFor(error);
    if (refusal.status >= 500) request.log.error({ err: error }, refusal.code);
    return sendRefusal(reply, refusal);
  });
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.retryAfterSeconds !== undefined) {
    reply.header('retry-after', refusal.retryAfterSeconds);
  }
  // The tag belongs to the answer that was not given; nobody may keep a refusal in its place.
  if (reply.hasHeader('etag')) reply.removeHeader('etag').header('cache-control', 'no-store');
  return reply
    .status(refusal.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(refusal.body);
}

export function refusalFor(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof z.ZodError && 'validationContext' in error) {
    return new Refusal('invalid_request', { errors: fieldErrors(error) });
  }
  if (isDatabaseAway(error)) return new Refusal('unavailable', { retryAfterSeconds: 2 });
  if (error instanceof FileStoreAway) return new Refusal('unavailable', { retryAfterSeconds: 5 });
  if (isLockTimeout(error)) return new Refusal('unavailable', { retryAfterSeconds: 1 });
  if (isUnstorableText(error)) return new Refusal('invalid_request');
  return new Refusal(isOfFastify(error) ? codeForHttpError(error) : 'internal');
}

// What a service of others answered us with has a statusCode too, and is no answer to the caller.
function isOfFastify(error: unknown): error is FastifyError {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('FST_');
}

/** Fastify's own refusals: a body that is not JSON, too large, of another type, a broken URL. */
function codeForHttpError({ statusCode }: FastifyError): ErrorCode {
  if (statusCode === 404) return 'not_found';
  if (statusCode === 413) return 'payload_too_large';
  if (statusCode === 415) return 'unsupported_media_type';
  return statusCode !== undefined && statusCode < 500 ? 'invalid_request' : 'internal';
}

function fieldErrors(error: z.ZodError): FieldErrors {
  const errors = new Map<string, string>();
  const say = (field: string, message: string): void => {
    if (!errors.has(field)) errors.set(field, message);
  };
  for (const issue of error.issues) {
    const at = issue.path.join('.');
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) say(at ? `${at}.${key}` : key, 'Unknown field');
    } else {
      say(at, issue.message);
    }
  }
  return Object.fromEntries(errors);
}
