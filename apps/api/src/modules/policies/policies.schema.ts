import type { PolicyName } from '@courtside/domain/policies';
import { sql } from 'drizzle-orm';
import { bigint, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/instant.ts';

export const policyVersions = pgTable('policy_versions', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  name: text().$type<PolicyName>().notNull(),
  value: jsonb().notNull(),
  at: instant().notNull().default(sql`clock_now()`),
  actorId: uuid('actor_id'),
  actorName: text('actor_name'),
});
