import { asList, asRecord, asText, type Json } from './read-json.ts';

/** One field of a body, at its depth in the tree. */
export type SchemaLine = {
  /** Where it stands, such as `items[].fee`; empty for the body itself. */
  path: string;
  name: string;
  depth: number;
  type: string;
  required: boolean;
  note: string;
};

type Place = Pick<SchemaLine, 'path' | 'name' | 'depth' | 'required'>;

const root: Place = { path: '', name: '', depth: 0, required: true };

/** A JSON schema as lines to read: a name, a type in words, and its limits. */
export function describeSchema(schema: unknown, document: Json): SchemaLine[] {
  const lines = describe(asRecord(schema), root, document, []);
  const [first] = lines;
  return first?.type === 'object' && first.note === '' ? lines.slice(1) : lines;
}

function describe(
  written: Json,
  place: Place,
  document: Json,
  seen: readonly string[],
): SchemaLine[] {
  const reference = asText(written.$ref);
  if (reference !== undefined && seen.includes(reference)) {
    return [{ ...place, type: `${nameOf(reference)}, as above`, note: '' }];
  }
  const schema = reference === undefined ? written : follow(reference, document);
  const trail = reference === undefined ? seen : [...seen, reference];
  const line = { ...place, type: typeInWords(schema, document), note: limitsInWords(schema) };
  return [line, ...childrenOf(schema, place, document, trail)];
}

function childrenOf(
  schema: Json,
  place: Place,
  document: Json,
  seen: readonly string[],
): SchemaLine[] {
  const depth = place.path === '' ? 0 : place.depth + 1;
  const required = asList(schema.required);
  const fields = Object.entries(asRecord(schema.properties)).flatMap(([name, field]) => {
    const path = place.path === '' ? name : `${place.path}.${name}`;
    return describe(
      asRecord(field),
      { path, name, depth, required: required.includes(name) },
      document,
      seen,
    );
  });
  const inner = asRecord(schema.items);
  const items =
    schema.items === undefined
      ? []
      : describe(inner, { ...place, path: `${place.path}[]` }, document, seen).slice(1);
  const alternatives = alternativesOf(schema).filter((alternative) => hasFields(alternative));
  const nested = alternatives.flatMap((alternative) =>
    describe(alternative, place, document, seen).slice(1),
  );
  return [...fields, ...items, ...nested];
}

function typeInWords(written: Json, document: Json): string {
  const reference = asText(written.$ref);
  const schema = reference === undefined ? written : follow(reference, document);
  if ('const' in schema) return JSON.stringify(schema.const);
  const choices = asList(schema.enum);
  if (choices.length > 0) return choices.map((choice) => JSON.stringify(choice)).join(' or ');
  const alternatives = alternativesOf(schema);
  if (alternatives.length > 0) {
    return [...new Set(alternatives.map((part) => typeInWords(part, document)))].join(' or ');
  }
  const types = Array.isArray(schema.type) ? schema.type.map(String) : [asText(schema.type)];
  return types
    .map((type) => {
      if (type === 'array') return `list of ${typeInWords(asRecord(schema.items), document)}`;
      if (type === 'object' && isMap(schema)) {
        return `map of ${typeInWords(asRecord(schema.additionalProperties), document)}`;
      }
      return type === 'string' ? (asText(schema.format) ?? type) : (type ?? 'anything');
    })
    .join(' or ');
}

const limits: readonly [keyword: string, words: (value: string) => string][] = [
  ['minLength', (value) => `at least ${value} long`],
  ['maxLength', (value) => `at most ${value} long`],
  ['minimum', (value) => `from ${value}`],
  ['maximum', (value) => `to ${value}`],
  ['minItems', (value) => `at least ${value}`],
  ['maxItems', (value) => `at most ${value}`],
  ['default', (value) => `default ${value}`],
];

/** The type `integer` implies these bounds in JSON; they tell a reader nothing. */
const impliedBounds = new Set([String(Number.MAX_SAFE_INTEGER), String(Number.MIN_SAFE_INTEGER)]);

function limitsInWords(schema: Json): string {
  const bounds = limits.flatMap(([keyword, words]) => {
    if (schema[keyword] === undefined) return [];
    const value = JSON.stringify(schema[keyword]);
    return impliedBounds.has(value) ? [] : [words(value)];
  });
  return [asText(schema.description), bounds.join(', ')].filter(Boolean).join('. ');
}

function alternativesOf(schema: Json): Json[] {
  return [...asList(schema.anyOf), ...asList(schema.oneOf), ...asList(schema.allOf)].map(asRecord);
}

function hasFields(schema: Json): boolean {
  return schema.properties !== undefined || schema.items !== undefined || '$ref' in schema;
}

function isMap(schema: Json): boolean {
  return (
    schema.properties === undefined && Object.keys(asRecord(schema.additionalProperties)).length > 0
  );
}

function nameOf(reference: string): string {
  return reference.split('/').at(-1) ?? reference;
}

function follow(reference: string, document: Json): Json {
  const steps = reference.replace(/^#\//, '').split('/');
  return asRecord(steps.reduce<unknown>((part, step) => asRecord(part)[step], document));
}
