import type { OutcomeCode, Result } from '@courtside/domain/results';
import { sql } from 'drizzle-orm';
import {
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/instant.ts';

const now = sql`clock_now()`;

export const results = pgTable('results', {
  id: uuid().primaryKey().default(sql`new_id()`),
  appearanceId: uuid('appearance_id').notNull(),
  version: integer().notNull(),
  authorId: uuid('author_id').notNull(),
  appeared: boolean().notNull(),
  outcome: text().$type<OutcomeCode>(),
  data: jsonb().$type<Result>().notNull(),
  reason: text(),
  isLate: boolean('is_late').notNull().default(false),
  submittedAt: instant('submitted_at').notNull().default(now),
});

export const resultFiles = pgTable(
  'result_files',
  { resultId: uuid('result_id').notNull(), fileId: uuid('file_id').notNull() },
  (table) => [primaryKey({ columns: [table.resultId, table.fileId] })],
);

export const resultDrafts = pgTable(
  'result_drafts',
  {
    appearanceId: uuid('appearance_id').notNull(),
    attorneyId: uuid('attorney_id').notNull(),
    data: jsonb().notNull(),
    updatedAt: instant('updated_at').notNull().default(now),
    revision: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.appearanceId, table.attorneyId] })],
);

export const ratings = pgTable(
  'ratings',
  {
    appearanceId: uuid('appearance_id').notNull(),
    byParty: text('by_party').notNull(),
    raterId: uuid('rater_id').notNull(),
    ratedId: uuid('rated_id').notNull(),
    stars: smallint().notNull(),
    comment: text(),
    ratedAt: instant('rated_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.appearanceId, table.byParty] })],
);
