import { z } from 'zod';

type Copy = (value: unknown) => unknown;

/** The value is not what the schema declares; zod then says in which way. */
class Surprise extends Error {}

/**
 * Compiles a schema to a function that writes what the schema names and nothing else. Names and kinds
 * are checked by it, formats such as dates are not: parsing answers was a twentieth of a read's time.
 */
export function compileSerializer(schema: z.ZodType): (data: unknown) => string {
  const copy = copierOf(schema);
  return (data) => {
    try {
      return JSON.stringify(copy(data));
    } catch (error) {
      if (error instanceof Surprise) return JSON.stringify(schema.parse(data));
      throw error;
    }
  };
}

function copierOf(schema: z.core.$ZodType): Copy {
  if (schema instanceof z.core.$ZodString) return copyString;
  if (schema instanceof z.core.$ZodNumber) return copyNumber;
  if (schema instanceof z.core.$ZodBoolean) return copyBoolean;
  if (isAnything(schema)) return copyAnything;
  if (schema instanceof z.core.$ZodNullable) return copyNullable(schema);
  if (schema instanceof z.core.$ZodOptional) return copyOptional(schema);
  if (schema instanceof z.core.$ZodArray) return copyArray(schema);
  if (schema instanceof z.core.$ZodObject && !schema._zod.def.catchall) return copyObject(schema);
  if (schema instanceof z.core.$ZodRecord && isAnything(schema._zod.def.valueType)) {
    return copyRecord;
  }
  // Everything rarer, such as unions: zod itself copies that part.
  return (value) => z.parse(schema, value);
}

function isAnything(schema: z.core.$ZodType): boolean {
  return schema instanceof z.core.$ZodUnknown || schema instanceof z.core.$ZodAny;
}

function surprise(): never {
  throw new Surprise();
}

const copyAnything: Copy = (value) => value;
const copyString: Copy = (value) => (typeof value === 'string' ? value : surprise());
const copyNumber: Copy = (value) => (Number.isFinite(value) ? value : surprise());
const copyBoolean: Copy = (value) => (typeof value === 'boolean' ? value : surprise());
const copyRecord: Copy = (value) => (isObject(value) ? value : surprise());

function copyNullable(schema: z.core.$ZodNullable): Copy {
  const copy = copierOf(schema._zod.def.innerType);
  return (value) => (value === null ? null : copy(value));
}

function copyOptional(schema: z.core.$ZodOptional): Copy {
  const copy = copierOf(schema._zod.def.innerType);
  return (value) => (value === undefined ? undefined : copy(value));
}

function copyArray(schema: z.core.$ZodArray): Copy {
  const copy = copierOf(schema._zod.def.element);
  return (value) => (Array.isArray(value) ? value.map((item) => copy(item)) : surprise());
}

function copyObject(schema: z.core.$ZodObject): Copy {
  const fields = Object.entries(schema._zod.def.shape).map(
    ([name, field]) => [name, copierOf(field)] as const,
  );
  return (value) => {
    if (!isObject(value)) return surprise();
    const copied: Record<string, unknown> = {};
    for (const [name, copy] of fields) copied[name] = copy(value[name]);
    return copied;
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
