import { type DocumentKind, documentKinds } from '@courtside/domain/practices';
import { z } from 'zod';
import { statement } from '../../platform/db/database.ts';
import { defineJob, type JobContext } from '../../platform/jobs/job.ts';
import { queueMail } from '../../platform/mail/outbox.ts';
import { addAction } from '../actions/index.ts';

const atOnce = 100;

interface Ending {
  id: string;
  userId: string;
  email: string;
  kind: DocumentKind;
  day: string;
  daysBefore: 30 | 7 | 0;
}

// Of several warnings that are due only the last is given: the others are no news any more.
const takeEnding = statement<Ending>(
  'take_ending_documents',
  `with due as (
     select d.id, case when left_days <= 0 then 0 when left_days <= 7 then 7 else 30 end as stage
       from attorney_documents d
       join users u on u.id = d.user_id and u.standing = 'active'
      cross join lateral (select d.expires_on - clock_now()::date as left_days) l
      where d.replaced_at is null and d.expires_on <= clock_now()::date + 30
        and (d.told_days is null
             or d.told_days > case when left_days <= 0 then 0 when left_days <= 7 then 7 else 30 end)
        and exists (select from user_roles r where r.user_id = u.id and r.role = 'attorney')
      order by d.expires_on, d.id
      limit ${atOnce}
      for update of d skip locked)
   update attorney_documents d set told_days = due.stage
     from due, users u
    where d.id = due.id and u.id = d.user_id
   returning d.id, d.user_id as "userId", u.email, d.kind, due.stage as "daysBefore",
             to_char(d.expires_on, 'FMMonth FMDD, YYYY') as day`,
);

/** Warns attorneys of the end of a document 30 and 7 days ahead and on its day, once each. */
export const tellOfExpiry = defineJob({
  name: 'practices.tell-of-expiry',
  data: z.object({}),
  retries: 3,
  async run(_, context) {
    while ((await tellSome(context)) === atOnce);
  },
});

async function tellSome({ db, jobs, env }: JobContext): Promise<number> {
  return db.transaction(async (tx) => {
    const ending = await tx.all(takeEnding);
    for (const { id, userId, email, kind, day, daysBefore } of ending) {
      const { inText } = documentKinds[kind];
      const ends = daysBefore === 0 ? 'has reached its end' : 'ends soon';
      const link = '/attorney/account?tab=documents';
      const onceKey = `document-expiry ${id} ${daysBefore}`;
      await queueMail(tx, jobs, {
        template: 'document-expiry',
        to: email,
        variables: { document: inText, ends, day, link: `${env.publicUrl}${link}` },
        onceKey,
      });
      await addAction(tx, {
        userId,
        kind: 'practices.document-expiry',
        title: `Your ${inText} ${ends}`,
        body: `It is valid until ${day}. Add the new one to be offered hearings after that day.`,
        link,
        onceKey,
      });
    }
    return ending.length;
  });
}
