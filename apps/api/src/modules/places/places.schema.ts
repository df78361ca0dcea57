import type { CaseType } from '@courtside/domain/case-types';
import type {
  Confidence,
  CourtEntity,
  CourtKind,
  CourtLevel,
  StateCode,
  TimeZone,
} from '@courtside/domain/places';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/instant.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const states = pgTable('states', {
  code: text().$type<StateCode>().primaryKey(),
  fips: text().notNull(),
  name: text().notNull(),
  timeZone: text('time_zone').$type<TimeZone>().notNull(),
  active: boolean().notNull().default(true),
  revision: integer().notNull().default(1),
});

export const counties = pgTable('counties', {
  fips: text().primaryKey(),
  stateCode: text('state_code').$type<StateCode>().notNull(),
  name: text().notNull(),
  fullName: text('full_name').notNull(),
  kind: text().notNull(),
  timeZone: text('time_zone').$type<TimeZone>().notNull(),
  otherTimeZone: text('other_time_zone').$type<TimeZone>(),
  timeZoneNote: text('time_zone_note'),
  active: boolean().notNull().default(true),
  revision: integer().notNull().default(1),
  searchText: text('search_text').notNull().default(''),
  lat: doublePrecision(),
  lon: doublePrecision(),
});

export const courts = pgTable('courts', {
  id: uuid().primaryKey().default(sql`new_id()`),
  name: text().notNull(),
  kind: text().$type<CourtKind>().notNull(),
  level: text().$type<CourtLevel>().notNull(),
  entity: text().$type<CourtEntity>().notNull().default('court'),
  stateCode: text('state_code').$type<StateCode>().notNull(),
  countyFips: text('county_fips').notNull(),
  city: text(),
  street: text(),
  zip: text(),
  timeZone: text('time_zone').$type<TimeZone>().notNull(),
  caseTypes: text('case_types').$type<CaseType>().array().notNull().default([]),
  phone: text(),
  remoteNote: text('remote_note'),
  active: boolean().notNull().default(true),
  starter: boolean().notNull().default(false),
  confidence: text().$type<Confidence>().notNull().default('confirmed'),
  announcedAt: instant('announced_at'),
  createdAt: instant('created_at').notNull().default(sql`clock_now()`),
  revision: integer().notNull().default(1),
  searchText: text('search_text').notNull().default(''),
  searchWords: tsvector('search_words').notNull().default(''),
  federalDistrict: text('federal_district').generatedAlwaysAs(sql`''`),
});

export const attorneyCounties = pgTable(
  'attorney_counties',
  {
    userId: uuid('user_id').notNull(),
    countyFips: text('county_fips').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.countyFips] })],
);

export const attorneyCourts = pgTable(
  'attorney_courts',
  {
    userId: uuid('user_id').notNull(),
    courtId: uuid('court_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.courtId] })],
);
