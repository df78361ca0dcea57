import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

export const sources = pgTable('sources', {
  id: text().primaryKey(),
  name: text().notNull(),
  position: integer().notNull(),
  active: boolean().notNull().default(true),
});
