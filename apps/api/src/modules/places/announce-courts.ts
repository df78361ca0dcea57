import { type DbOrTx, statement, type Tx } from '../../platform/db/database.ts';
import type { Origin } from '../../platform/http/context.ts';
import type { JobSender } from '../../platform/jobs/sender.ts';
import { record } from '../../platform/system-log/system-log.ts';
import { tellOfNewCourts } from './places.jobs.ts';

interface Announcement {
  courts: number;
  attorneys: number;
}

const count = statement<Announcement>(
  'count_unannounced_courts',
  `with unannounced as materialized (
     select county_fips, state_code from offered_courts where announced_at is null
   ),
   covering as (
     select user_id from attorney_counties
      where county_fips in (select county_fips from unannounced)
     union
     select user_id from attorney_states where state in (select state_code from unannounced)
   )
   select (select count(*)::int from unannounced) as courts,
          (select count(*)::int
             from covering join users on users.id = user_id
            where standing = 'active'
              and exists (select from user_roles r
                           where r.user_id = users.id and r.role = 'attorney')) as attorneys`,
);

export async function countUnannounced(db: DbOrTx): Promise<Announcement> {
  return (await db.first(count)) ?? { courts: 0, attorneys: 0 };
}

const announce = statement<{ announcedAt: string }>(
  'announce_courts',
  `update courts k set announced_at = clock_now()
    where k.announced_at is null and k.active
      and exists (select from offered_counties c where c.fips = k.county_fips)
   returning k.announced_at as "announcedAt"`,
);

/**
 * Tells attorneys of the courts that are new where they appear, once: of two who announce at once, the
 * second waits for the first and finds nothing left. The mails are left to a job.
 */
export async function announceCourts(
  tx: Tx,
  jobs: JobSender,
  origin: Origin,
): Promise<Announcement> {
  const { attorneys } = await countUnannounced(tx);
  const announced = await tx.all(announce);
  const [first] = announced;
  if (!first) return { courts: 0, attorneys: 0 };
  const { announcedAt } = first;
  await jobs.enqueue(tx, tellOfNewCourts, { announcedAt, after: null });
  const news = { courts: announced.length, attorneys };
  record(tx, origin, {
    action: 'places.announce',
    recordType: 'announcement',
    recordId: announcedAt,
    after: { ...news },
  });
  return news;
}
