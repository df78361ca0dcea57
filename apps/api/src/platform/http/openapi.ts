import { type Contract, endpointsOf } from '@courtside/contract';
import { uploadType } from '@courtside/contract/client';
import type { Endpoint } from '@courtside/contract/endpoint';
import { type ErrorCode, errorCodes, errorTable } from '@courtside/contract/errors';
import { rolesFor } from '@courtside/domain/access';
import { z } from 'zod';

type Json = Record<string, unknown>;

/** The contract as an OpenAPI 3.1 document. */
export function openApiOf(contract: Contract, version: string): Json {
  const paths: Record<string, Json> = {};
  for (const { tag, name, endpoint } of endpointsOf(contract)) {
    const path = (paths[endpoint.path] ??= {});
    path[endpoint.method.toLowerCase()] = operationOf(tag, name, endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Courtside API', version },
    paths,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    },
  };
}

const errorSchema = z.toJSONSchema(
  z.object({
    message: z.string(),
    code: z.enum(errorCodes as [ErrorCode, ...ErrorCode[]]),
    errors: z.record(z.string(), z.string()),
  }),
);

function operationOf(tag: string, name: string, endpoint: Endpoint): Json {
  const isPublic = endpoint.access === 'public';
  return {
    operationId: `${tag}.${name}`,
    tags: [tag],
    summary: endpoint.summary,
    'x-access': endpoint.access === 'public' ? 'anyone' : rolesFor(endpoint.access).join(', '),
    security: isPublic ? [] : [{ session: [] }],
    parameters: [
      ...parametersOf('path', endpoint.params),
      ...parametersOf('query', endpoint.query),
      ...(endpoint.idempotent ? [idempotencyKey] : []),
    ],
    ...(endpoint.body && {
      requestBody: { required: true, content: json(schemaOf(endpoint.body, 'input')) },
    }),
    ...(endpoint.upload && {
      requestBody: {
        required: true,
        description: `A file of at most ${endpoint.upload.maxBytes} bytes`,
        content: { [uploadType]: {} },
      },
    }),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'Done',
        content: contentOf(endpoint),
      },
      ...errorResponses(endpoint),
    },
  };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key with the same request replays the first answer.',
  schema: { type: 'string', minLength: 8, maxLength: 200 },
};

function parametersOf(place: 'path' | 'query', schema: z.ZodObject | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function errorResponses(endpoint: Endpoint): Json {
  const codes: ErrorCode[] = ['invalid_request', ...(endpoint.errors ?? [])];
  if (endpoint.access !== 'public') codes.push('not_signed_in', 'not_allowed');
  if (endpoint.idempotent) codes.push('request_in_progress', 'idempotency_key_reused');
  if (endpoint.limit) codes.push('too_many_requests');
  if (endpoint.upload) codes.push('payload_too_large', 'unsupported_media_type');
  codes.push('unavailable');
  const byStatus = Map.groupBy(new Set(codes), (code) => errorTable[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, grouped]) => [
      status,
      {
        description: grouped.map((code) => `${code}: ${errorTable[code].message}`).join(' '),
        content: json({ $ref: '#/components/schemas/Error' }),
      },
    ]),
  );
}

function contentOf(endpoint: Endpoint): Json {
  if (endpoint.download) return { [endpoint.download.type]: {} };
  const schema = schemaOf(endpoint.response, 'output');
  return endpoint.stream ? { 'text/event-stream': { itemSchema: schema } } : json(schema);
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function json(schema: Json): Json {
  return { 'application/json': { schema } };
}
