import type { FastifyInstance } from 'fastify';
import { pendingMigrations } from '../db/migrations.ts';
import { Refusal } from '../refusal.ts';
import type { Platform } from './context.ts';

/** `/healthz`: this process runs. `/readyz`: it can also serve, so traffic may be sent to it. */
export function registerHealth(app: FastifyInstance, { db }: Platform): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    if (isStopping) throw new Refusal('unavailable', { retryAfterSeconds: 5 });
    const pending = await pendingMigrations((sql) => db.sql(sql));
    if (pending.length > 0) {
      throw new Refusal('unavailable', {
        message: `The database lacks ${pending.length} migrations.`,
        retryAfterSeconds: 5,
      });
    }
    return { status: 'ready' };
  });
}
