import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { registerJsonBody } from './json-body.ts';
import { compileSerializer } from './serializer.ts';

/** Lets routes carry zod schemas: requests are parsed by them, answers hold nothing they do not name. */
export function registerSchemas(app: FastifyInstance, isProduction: boolean): void {
  registerJsonBody(app);
  app.setValidatorCompiler<z.ZodType>(({ schema }) => (data) => {
    const parsed = schema.safeParse(data);
    return parsed.success ? { value: parsed.data } : { error: parsed.error };
  });
  app.setSerializerCompiler<z.ZodType>(({ schema }) => {
    const serialize = compileSerializer(schema);
    if (isProduction) return serialize;
    // Formats too, where a breach of the contract shall be found.
    return (data) => {
      schema.parse(data);
      return serialize(data);
    };
  });
}
