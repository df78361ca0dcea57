import { z } from 'zod';
import { type DbOrTx, statement } from '../../platform/db/database.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { queueMail } from '../../platform/mail/outbox.ts';

const attorneysAtOnce = 100;
const namesInMail = 20;

// The second condition is true of every court that was announced, and lets the index be used.
const areNew = 'announced_at = $1 and announced_at > created_at';

interface Told {
  id: string;
  email: string;
  courts: number;
  names: string[];
}

const selectTold = statement<Told>(
  'select_attorneys_to_tell',
  `select u.id, u.email, near.courts, near.names
     from (
       select user_id from attorney_counties
        where county_fips in (select county_fips from courts where ${areNew})
       union
       select user_id from attorney_states
        where state in (select state_code from courts where ${areNew})
     ) covering
     join users u on u.id = covering.user_id
    cross join lateral (
      select count(*)::int as courts,
             (array_agg(k.name || coalesce(', ' || k.city, '') || ', ' || k.state_code
                        order by k.name, k.id))[1:${namesInMail}] as names
        from offered_courts k
       where ${areNew}
         and (k.county_fips in (select county_fips from attorney_counties where user_id = u.id)
              or k.state_code in (select state from attorney_states where user_id = u.id))
    ) near
    where u.standing = 'active' and near.courts > 0
      and exists (select from user_roles r where r.user_id = u.id and r.role = 'attorney')
      and ($2::uuid is null or u.id > $2)
    order by u.id
    limit ${attorneysAtOnce}`,
);

/** The attorneys after the last one told, with the new courts where they appear. */
export async function listToTell(
  db: DbOrTx,
  announcedAt: string,
  after: string | null,
): Promise<Told[]> {
  return db.all(selectTold, [announcedAt, after]);
}

/** Writes to the attorneys some at a time; the next ones are a job of their own. */
export const tellOfNewCourts = defineJob({
  name: 'places.tell-of-new-courts',
  data: z.object({ announcedAt: z.string(), after: z.uuid().nullable() }),
  retries: 8,
  async run({ announcedAt, after }, { db, env, jobs }) {
    await db.transaction(async (tx) => {
      const told = await listToTell(tx, announcedAt, after);
      for (const { id, email, courts, names } of told) {
        await queueMail(tx, jobs, {
          template: 'new-courts',
          to: email,
          variables: {
            added: courts === 1 ? 'One court was added' : `${courts} courts were added`,
            courts: listOf(names, courts),
            link: `${env.publicUrl}/attorney/account?courts=new`,
          },
          onceKey: `new-courts ${announcedAt} ${id}`,
        });
      }
      const last = told.at(-1);
      if (last && told.length === attorneysAtOnce) {
        await jobs.enqueue(tx, tellOfNewCourts, { announcedAt, after: last.id });
      }
    });
  },
});

function listOf(names: readonly string[], courts: number): string {
  const rest = courts - names.length;
  return [...names, ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n');
}
