import type { CaseType } from '@courtside/domain/case-types';
import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

export const appearanceTypes = pgTable('appearance_types', {
  id: uuid().primaryKey().default(sql`new_id()`),
  caseType: text('case_type').$type<CaseType>().notNull(),
  name: text().notNull(),
  description: text(),
  utbmsTask: text('utbms_task').notNull(),
  usualMinutes: integer('usual_minutes').notNull(),
  inPerson: boolean('in_person').notNull(),
  remote: boolean().notNull(),
  position: integer().notNull().default(1000),
  clientFeeCents: integer('client_fee_cents').notNull(),
  attorneyFeeCents: integer('attorney_fee_cents').notNull(),
  includedMinutes: integer('included_minutes').notNull(),
  clientHourlyCents: integer('client_hourly_cents').notNull(),
  attorneyHourlyCents: integer('attorney_hourly_cents').notNull(),
  active: boolean().notNull().default(true),
  revision: integer().notNull().default(1),
});
