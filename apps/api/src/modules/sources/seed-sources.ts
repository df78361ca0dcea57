import type { Db } from '../../platform/db/database.ts';
import { sources } from './sources.schema.ts';

const first: readonly { id: string; name: string }[] = [
  { id: 'search-engine', name: 'Search engine' },
  { id: 'colleague', name: 'Colleague or friend' },
  { id: 'bar-association', name: 'Bar association' },
  { id: 'publication', name: 'Legal publication' },
  { id: 'social-media', name: 'Social media' },
  { id: 'event', name: 'Conference or event' },
  { id: 'other', name: 'Other' },
];

/** Adds what is missing; what an administrator changed since stays as it is. */
export async function seedSources(db: Db): Promise<void> {
  await db.orm
    .insert(sources)
    .values(first.map((source, index) => ({ ...source, position: (index + 1) * 10 })))
    .onConflictDoNothing();
}
