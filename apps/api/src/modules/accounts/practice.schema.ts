import type { CaseType } from '@courtside/domain/case-types';
import type { StateCode } from '@courtside/domain/places';
import { date, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';

export const barAdmissions = pgTable(
  'bar_admissions',
  {
    userId: uuid('user_id').notNull(),
    state: text().$type<StateCode>().notNull(),
    number: text().notNull(),
    year: smallint().notNull(),
    expiresOn: date('expires_on'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.state] })],
);

export const attorneyCaseTypes = pgTable(
  'attorney_case_types',
  {
    userId: uuid('user_id').notNull(),
    caseType: text('case_type').$type<CaseType>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.caseType] })],
);

export const attorneyStates = pgTable(
  'attorney_states',
  {
    userId: uuid('user_id').notNull(),
    state: text().$type<StateCode>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.state] })],
);
