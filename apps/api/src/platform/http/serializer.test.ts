import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { compileSerializer } from './serializer.ts';

const entry = z.object({
  id: z.uuid(),
  count: z.number().int(),
  isOpen: z.boolean(),
  note: z.string().nullable(),
  label: z.string().optional(),
  parts: z.array(z.object({ name: z.string() })),
  facts: z.record(z.string(), z.unknown()),
  kind: z.enum(['one', 'other']),
  either: z.union([z.object({ a: z.number() }), z.object({ b: z.string() })]),
});

const valid = {
  id: '0192f0c1-0000-7000-8000-000000000000',
  count: 3,
  isOpen: false,
  note: null,
  parts: [{ name: 'x' }],
  facts: { any: { thing: [1] } },
  kind: 'one',
  either: { b: 'y' },
};

const serialize = compileSerializer(entry);

describe('a compiled serializer', () => {
  it.each([valid, { ...valid, note: 'said', label: 'read', parts: [] }])(
    'writes the same bytes as a full parse',
    (value) => {
      expect(serialize(value)).toBe(JSON.stringify(entry.parse(value)));
    },
  );

  it('leaves out what the schema does not name, at every depth', () => {
    const more = {
      ...valid,
      passwordHash: 'secret',
      parts: [{ name: 'x', secret: 1 }],
      either: { b: 'y', secret: 1 },
    };
    expect(serialize(more)).toBe(serialize(valid));
  });

  it('lets no value write itself in a way of its own', () => {
    class Part {
      name = 'x';
      toJSON = () => 'secret';
    }
    class Sly {
      name = 'x';
      toJSON(): string {
        return 'secret';
      }
    }
    for (const part of [new Part(), new Sly()]) {
      expect(serialize({ ...valid, parts: [part] })).toBe(serialize(valid));
    }
  });

  it.each([
    ['an object where text is declared', { note: { secret: 1 } }],
    ['text where a number is declared', { count: '3' }],
    ['no number', { count: Number.NaN }],
    ['a number where a claim is declared', { isOpen: 1 }],
    ['one part where several are declared', { parts: { name: 'x' } }],
    ['several facts', { facts: [1] }],
    ['an unknown kind', { kind: 'third' }],
    ['a missing field', { id: undefined }],
  ])('refuses %s', (_, change) => {
    expect(() => serialize({ ...valid, ...change })).toThrow(z.ZodError);
  });
});
