import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/instant.ts';

const newId = sql`new_id()`;
const now = sql`clock_now()`;

export const appearances = pgTable('appearances', {
  id: uuid().primaryKey().default(newId),
  number: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
  clientId: uuid('client_id').notNull(),
  status: text().notNull(),
  courtId: uuid('court_id').notNull(),
  countyFips: text('county_fips').notNull(),
  stateCode: text('state_code').notNull(),
  appearanceTypeId: uuid('appearance_type_id').notNull(),
  caseType: text('case_type').notNull(),
  hearingDate: date('hearing_date').notNull(),
  hearingTime: time('hearing_time').notNull(),
  timeZone: text('time_zone').notNull(),
  hearingAt: instant('hearing_at').notNull(),
  expectedMinutes: integer('expected_minutes').notNull(),
  mode: text().notNull(),
  caption: text().notNull(),
  caseNumber: text('case_number'),
  caseNumberNormalized: text('case_number_normalized'),
  fileNumber: text('file_number'),
  publicSummary: text('public_summary'),
  details: jsonb().notNull(),
  quote: jsonb().notNull(),
  clientTotalCents: integer('client_total_cents').notNull(),
  attorneyTotalCents: integer('attorney_total_cents').notNull(),
  cancellationFeeCents: integer('cancellation_fee_cents'),
  showsAttorney: boolean('shows_attorney').notNull().default(true),
  heldFor: uuid('held_for'),
  heldUntil: instant('held_until'),
  createdAt: instant('created_at').notNull().default(now),
  reportedAt: instant('reported_at'),
  approvesAt: instant('approves_at'),
  revision: integer().notNull().default(1),
  searchText: text('search_text').notNull().generatedAlwaysAs(sql`''`),
});

export const appearanceParties = pgTable(
  'appearance_parties',
  {
    appearanceId: uuid('appearance_id').notNull(),
    position: smallint().notNull(),
    name: text().notNull(),
    role: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.appearanceId, table.position] })],
);

export const appearanceHistory = pgTable('appearance_history', {
  id: uuid().primaryKey().default(newId),
  appearanceId: uuid('appearance_id').notNull(),
  seq: integer().notNull(),
  action: text().notNull(),
  fromStatus: text('from_status'),
  toStatus: text('to_status').notNull(),
  party: text().notNull(),
  actorId: uuid('actor_id'),
  actorName: text('actor_name'),
  at: instant().notNull().default(now),
  details: jsonb().notNull().default({}),
});

export const appearanceEffects = pgTable('appearance_effects', {
  id: uuid().primaryKey().default(newId),
  historyId: uuid('history_id').notNull(),
  appearanceId: uuid('appearance_id').notNull(),
  effect: text().notNull(),
  payload: jsonb().notNull(),
  createdAt: instant('created_at').notNull().default(now),
  deliveredAt: instant('delivered_at'),
});
