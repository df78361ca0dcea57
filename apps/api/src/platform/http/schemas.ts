import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';

/** Lets routes carry zod schemas: requests are parsed by them, answers hold nothing they do not name. */
export function registerSchemas(app: FastifyInstance): void {
  app.setValidatorCompiler<z.ZodType>(({ schema }) => (data) => {
    const parsed = schema.safeParse(data);
    return parsed.success ? { value: parsed.data } : { error: parsed.error };
  });
  app.setSerializerCompiler<z.ZodType>(
    ({ schema }) =>
      (data) =>
        JSON.stringify(schema.parse(data)),
  );
}
