import { z } from 'zod';
import { defineJob } from './job.ts';

const sweeps = [
  `delete from sessions where expires_at < clock_now() - interval '1 day'`,
  `delete from idempotency_keys where created_at < clock_now() - interval '7 days'`,
  `delete from rate_limits where full_at < clock_now() - interval '1 hour'`,
  `delete from mail_links where expires_at < clock_now() - interval '1 day'`,
  `delete from captcha_used where expires_at < clock_now() - interval '1 hour'`,
  `delete from known_addresses where last_at < clock_now() - interval '90 days'`,
];

/** Removes what has run out and nobody asks for again. */
export const housekeeping = defineJob({
  name: 'platform.housekeeping',
  data: z.object({}),
  retries: 3,
  async run(_, { db }) {
    for (const sweep of sweeps) await db.sql(sweep);
  },
});
