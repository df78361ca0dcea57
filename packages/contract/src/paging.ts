import { z } from 'zod';

const maxPageSize = 100;

/** The query of every list: where to go on, and how many at most. */
export const pageQuery = z.strictObject({
  cursor: z.string().max(1000).optional(),
  limit: z.coerce.number().int().min(1).max(maxPageSize).default(25),
});

/** The answer of every list. `next` is the cursor of the page that follows, or null on the last. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), next: z.string().nullable() });
}
