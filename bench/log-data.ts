import type { Db } from '@courtside/api/platform/db/database';

const rowsPerTransaction = 1_000;

/** Entries as the product writes them: chained, some with what was before, most with what is after. */
export async function fillSystemLog(db: Db, rows: number): Promise<void> {
  for (let written = 0; written < rows; written += rowsPerTransaction) {
    await db.sql(
      `insert into system_log
         (actor_id, actor_name, action, record_type, record_id, request_id, address, before, after)
       select gen_random_uuid(), 'Robin Vale',
              (array['appearance.schedule', 'appearance.accept', 'invoice.pay'])[1 + i % 3],
              'appearance', gen_random_uuid()::text, gen_random_uuid()::text, '127.0.0.1',
              case when i % 4 = 0 then '{"status": "open"}'::jsonb end,
              jsonb_build_object('status', 'scheduled', 'feeCents', 12500 + i, 'court', 'Dept. 12')
         from generate_series(1, $1) as i`,
      [rowsPerTransaction],
    );
  }
  await db.sql('vacuum analyze');
}
