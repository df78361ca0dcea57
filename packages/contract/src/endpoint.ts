import type { Access } from '@courtside/domain/access';
import { z } from 'zod';
import type { ErrorCode } from './errors.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface RateLimit {
  /** Allowed at once, and again after `seconds` without use. */
  readonly burst: number;
  readonly seconds: number;
}

export interface Endpoint {
  readonly method: Method;
  readonly path: `/v1/${string}`;
  readonly summary: string;
  /** The action a caller must be allowed, or `public`. Required, so that nobody forgets it. */
  readonly access: Access;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
  readonly status?: 200 | 201 | 202;
  /** Refusals of its own, beside those any endpoint of its kind can give. */
  readonly errors?: readonly ErrorCode[];
  /** Takes `Idempotency-Key` and runs in one transaction with the saved answer. */
  readonly idempotent?: true;
  /** Counted per caller's address, across all processes. */
  readonly limit?: RateLimit;
  /** The reference data that the answer is made of: its ETag changes when that does, and only then. */
  readonly cachedBy?: ReferenceData;
  /** The body is a file, sent as it is. */
  readonly upload?: { readonly maxBytes: number };
  /** The answer is a file of this type, or of whatever type the file itself has. */
  readonly download?: {
    readonly type:
      | 'text/csv; charset=utf-8'
      | 'text/calendar; charset=utf-8'
      | 'application/zip'
      | 'application/pdf'
      | '*/*';
  };
  /** The answer stays open: server-sent events, each of the response's shape. */
  readonly stream?: true;
}

export type ReferenceData = 'places' | 'catalogue';

export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type Input<S> = S extends z.ZodType ? z.input<S> : undefined;

export type ParamsOf<E extends Endpoint> = Output<E['params']>;
export type QueryOf<E extends Endpoint> = Output<E['query']>;
export type BodyOf<E extends Endpoint> = Output<E['body']>;
/** A file as the caller gets it. */
export interface Downloaded {
  fileName: string;
  content: Blob;
}
/** One of the pieces that a stream carries. */
export type PieceOf<E extends Endpoint> = z.output<E['response']>;
export type ResponseOf<E extends Endpoint> = E extends { download: object }
  ? Downloaded
  : E extends { stream: true }
    ? AsyncIterable<PieceOf<E>>
    : z.output<E['response']>;

type Sent<Name extends string, S> =
  S extends z.ZodType<unknown, infer I>
    ? Record<string, never> extends I
      ? { [K in Name]?: Input<S> }
      : { [K in Name]: Input<S> }
    : unknown;

/** What a caller hands in: exactly the parts that the endpoint declares. */
export type RequestOf<E extends Endpoint> = Sent<'params', E['params']> &
  Sent<'query', E['query']> &
  Sent<'body', E['body']> &
  (E extends { upload: object } ? { file: Blob } : unknown);

export const nothing = z.strictObject({});

/** The response of an endpoint that answers with a file. */
export const fileContent = z.string();
