import type { FileKind, FileType } from '@courtside/domain/files';
import { sql } from 'drizzle-orm';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from '../../platform/db/instant.ts';

export const files = pgTable('files', {
  id: uuid().primaryKey().default(sql`new_id()`),
  ownerId: uuid('owner_id').notNull(),
  appearanceId: uuid('appearance_id'),
  name: text().notNull(),
  kind: text().$type<FileKind>().notNull(),
  type: text().$type<FileType>().notNull(),
  size: integer().notNull(),
  sha256: bytea().notNull(),
  objectKey: text('object_key').notNull(),
  /** Not swept before then; never when it is infinity. */
  heldUntil: instant('held_until'),
  createdAt: instant('created_at').notNull().default(sql`clock_now()`),
});
