import type { StateCode } from '@courtside/domain/places';
import { sql } from 'drizzle-orm';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/instant.ts';

export const nonStandardFees = pgTable('non_standard_fees', {
  id: uuid().primaryKey().default(sql`new_id()`),
  appearanceTypeId: uuid('appearance_type_id').notNull(),
  stateCode: text('state_code').$type<StateCode>().notNull(),
  countyFips: text('county_fips'),
  courtId: uuid('court_id'),
  level: text()
    .$type<'state' | 'county' | 'court'>()
    .notNull()
    .generatedAlwaysAs(
      sql`case when court_id is not null then 'court' when county_fips is not null then 'county' else 'state' end`,
    ),
  clientFeeCents: integer('client_fee_cents').notNull(),
  attorneyFeeCents: integer('attorney_fee_cents').notNull(),
  includedMinutes: integer('included_minutes').notNull(),
  clientHourlyCents: integer('client_hourly_cents').notNull(),
  attorneyHourlyCents: integer('attorney_hourly_cents').notNull(),
  createdAt: instant('created_at').notNull().default(sql`clock_now()`),
  revision: integer().notNull().default(1),
});
