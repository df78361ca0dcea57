import { expect, it } from 'vitest';
import { z } from 'zod';
import { contract, endpointsOf } from './index.ts';

const mostInColumn = 2_147_483_647;

/** Where in a schema an integer may be larger than a column of the database can hold. */
function unboundedIn(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, maximum } = schema as { type?: string; maximum?: number };
  // The system log counts further than that.
  if (path === 'params.properties.seq') return [];
  if (type === 'integer') return maximum !== undefined && maximum <= mostInColumn ? [] : [path];
  return Object.entries(schema).flatMap(([name, part]) => unboundedIn(part, `${path}.${name}`));
}

it.each(endpointsOf(contract))(
  '$endpoint.method $endpoint.path takes no integer too large to be stored',
  ({ endpoint: { params, query, body } }) => {
    const found = Object.entries({ params, query, body }).flatMap(([name, schema]) =>
      schema
        ? unboundedIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), name)
        : [],
    );
    expect(found).toEqual([]);
  },
);
