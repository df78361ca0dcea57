import type { CaseType } from '@courtside/domain/case-types';
import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/instant.ts';

export const coupons = pgTable('coupons', {
  id: uuid().primaryKey().default(sql`new_id()`),
  code: text().notNull(),
  description: text(),
  percentOff: integer('percent_off'),
  amountOffCents: integer('amount_off_cents'),
  startsAt: instant('starts_at'),
  endsAt: instant('ends_at'),
  totalLimit: integer('total_limit'),
  perClientLimit: integer('per_client_limit'),
  caseTypes: text('case_types').$type<CaseType>().array().notNull().default([]),
  minimumCents: integer('minimum_cents').notNull().default(0),
  active: boolean().notNull().default(true),
  redeemedCount: integer('redeemed_count').notNull().default(0),
  createdAt: instant('created_at').notNull().default(sql`clock_now()`),
  revision: integer().notNull().default(1),
});
