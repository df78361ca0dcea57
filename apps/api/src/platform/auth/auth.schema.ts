import type { Role } from '@courtside/domain/access';
import { sql } from 'drizzle-orm';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from '../db/instant.ts';

const newId = sql`new_id()`;
const now = sql`clock_now()`;

export const users = pgTable('users', {
  id: uuid().primaryKey().default(newId),
  email: text().notNull(),
  fullName: text('full_name').notNull(),
  passwordHash: text('password_hash'),
  deactivatedAt: instant('deactivated_at'),
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
});
