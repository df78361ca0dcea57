import type { Role } from '@courtside/domain/access';
import { type SQL, sql } from 'drizzle-orm';
import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from '../db/instant.ts';

const newId = sql`new_id()`;
const now = sql`clock_now()`;
/** Computed by the database; the migration holds the expression. */
const computed: SQL = sql`null`;

export type Standing = 'unverified' | 'waiting' | 'active' | 'deactivated';

export const users = pgTable('users', {
  id: uuid().primaryKey().default(newId),
  email: text().notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  fullName: text('full_name').notNull().generatedAlwaysAs(computed),
  phone: text(),
  street: text(),
  city: text(),
  state: text(),
  zip: text(),
  firm: text(),
  source: text(),
  passwordHash: text('password_hash'),
  emailVerifiedAt: instant('email_verified_at'),
  activatedAt: instant('activated_at'),
  deactivatedAt: instant('deactivated_at'),
  standing: text().$type<Standing>().notNull().generatedAlwaysAs(computed),
  searchText: text('search_text').notNull().generatedAlwaysAs(computed),
  createdAt: instant('created_at').notNull().default(now),
});

export const userRoles = pgTable(
  'user_roles',
  {
    userId: uuid('user_id').notNull(),
    role: text().$type<Role>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.role] })],
);

export const sessions = pgTable('sessions', {
  id: uuid().primaryKey().default(newId),
  tokenHash: bytea('token_hash').notNull(),
  userId: uuid('user_id').notNull(),
  createdAt: instant('created_at').notNull().default(now),
  expiresAt: instant('expires_at').notNull(),
  lastUsedAt: instant('last_used_at').notNull().default(now),
  device: text().notNull().default('Unknown device'),
  remembered: boolean().notNull().default(false),
});

export const mailLinks = pgTable('mail_links', {
  id: uuid().primaryKey().default(newId),
  tokenHash: bytea('token_hash').notNull(),
  userId: uuid('user_id').notNull(),
  purpose: text().$type<'verify' | 'reset'>().notNull(),
  createdAt: instant('created_at').notNull().default(now),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});

export const knownAddresses = pgTable(
  'known_addresses',
  {
    userId: uuid('user_id').notNull(),
    addressKey: bytea('address_key').notNull(),
    lastAt: instant('last_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.userId, table.addressKey] })],
);
