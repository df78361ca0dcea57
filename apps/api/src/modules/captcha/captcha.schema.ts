import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/instant.ts';

export const captchaUsed = pgTable('captcha_used', {
  signature: text().primaryKey(),
  expiresAt: instant('expires_at').notNull(),
});
