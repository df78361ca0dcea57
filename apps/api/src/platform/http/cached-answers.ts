import { createHash } from 'node:crypto';
import type { ReferenceData } from '@courtside/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Db, statement } from '../db/database.ts';

const selectVersion = statement<{ version: string }>(
  'select_reference_version',
  'select version from reference_versions where name = $1',
);

/**
 * Gives answers made of reference data an ETag, and says whether the caller has the newest one already.
 * The tag holds the version of the data and the shape of the answer: a release that changes the shape
 * makes old copies stale as well.
 */
export function cacheBy(db: Db, data: ReferenceData, response: z.ZodType) {
  const shape = createHash('sha1').update(
    JSON.stringify(z.toJSONSchema(response, { io: 'input' })),
  );
  const shapeTag = shape.digest('hex').slice(0, 8);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const found = await db.first(selectVersion, [data]);
    const tag = `W/"${shapeTag}-${found?.version ?? 0}"`;
    reply.header('etag', tag).header('cache-control', 'public, max-age=0, must-revalidate');
    const known = request.headers['if-none-match']?.split(/\s*,\s*/) ?? [];
    if (!known.includes(tag)) return false;
    reply.status(304).send();
    return true;
  };
}
