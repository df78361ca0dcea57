import type { Ranked } from '@courtside/domain/dispatch';
import { formatCents } from '@courtside/domain/money';
import type { Wave } from '@courtside/domain/offers';
import { statement, type Tx } from '../../platform/db/database.ts';
import type { Env } from '../../platform/env.ts';
import type { JobSender } from '../../platform/jobs/sender.ts';
import { publishing } from '../../platform/live/live-channel.ts';
import { queueMails } from '../../platform/mail/outbox.ts';
import { hearingWords } from '../../platform/mail/words.ts';
import { addActions } from '../actions/index.ts';

export interface Means {
  env: Pick<Env, 'publicUrl'>;
  jobs: JobSender;
}

interface Told {
  id: string;
  email: string;
}

interface OpenHearing {
  clientId: string;
  court: string;
  hearingAt: string;
  timeZone: string;
  type: string;
  feeCents: number;
}

const selectHearing = statement<OpenHearing>(
  'select_hearing_to_tell',
  `select a.client_id as "clientId", c.name || coalesce(', ' || c.city, '') || ', ' || c.state_code as court,
          a.hearing_at as "hearingAt", a.time_zone as "timeZone", t.name as type,
          a.attorney_total_cents as "feeCents"
     from appearances a
     join courts c on c.id = a.court_id
     join appearance_types t on t.id = a.appearance_type_id
    where a.id = $1`,
);

// A rejection stands: only the attorney takes it back.
const writeOffers = statement<{ id: string; published: string }>(
  'write_offers',
  `with told as (
     insert into tellings (dispatch_id, attorney_id, wave, reasons)
     select $2, (given ->> 'id')::uuid, $3, given -> 'reasons'
       from jsonb_array_elements($4::jsonb) as given
     on conflict do nothing
     returning attorney_id, reasons, told_at
   )
   insert into offers as o (appearance_id, attorney_id, wave, reasons, told_at)
   select $1, attorney_id, $3, reasons, told_at from told
   on conflict (appearance_id, attorney_id) do update
     set wave = excluded.wave, reasons = excluded.reasons, told_at = excluded.told_at,
         closed_at = null
   returning attorney_id as id,
             ${publishing('offer', { userId: 'attorney_id', recordId: 'appearance_id' })} as published`,
);

/**
 * Offers an open appearance to attorneys and tells each by action and by mail, once in a round. Neither
 * says more than court, time, kind and fee: both pass through other systems and show on locked screens.
 */
export async function tellAttorneys(
  tx: Tx,
  { env, jobs }: Means,
  {
    appearanceId,
    dispatchId,
    wave,
    ranked,
  }: {
    appearanceId: string;
    dispatchId: string;
    wave: Wave;
    ranked: readonly Ranked<Told>[];
  },
): Promise<number> {
  if (ranked.length === 0) return 0;
  const hearing = await tx.first(selectHearing, [appearanceId]);
  if (!hearing) throw new Error('There is no such appearance');
  const given = ranked.map(({ attorney, reasons }) => ({ id: attorney.id, reasons }));
  const offered = await tx.all(writeOffers, [
    appearanceId,
    dispatchId,
    wave,
    JSON.stringify(given),
  ]);
  const isNew = new Set(offered.map(({ id }) => id));
  const told = ranked.flatMap(({ attorney }) => (isNew.has(attorney.id) ? [attorney] : []));
  if (told.length === 0) return 0;
  const { court, clientId, type } = hearing;
  const when = hearingWords(hearing.hearingAt, hearing.timeZone);
  const fee = formatCents(hearing.feeCents);
  const onceKey = `offer:${dispatchId}`;
  await addActions(
    tx,
    told.map(({ id }) => ({
      userId: id,
      kind: 'offers.new',
      title: 'New appearance available',
      body: `${court}, ${when}, ${fee}`,
      link: `/attorney/view/available/appearance/${appearanceId}`,
      appearanceId,
      onceKey,
    })),
  );
  const linkTo = (answer: 'accept' | 'reject', id: string) =>
    `${env.publicUrl}/appearance/${answer}/${id}/${appearanceId}/${clientId}`;
  await queueMails(
    tx,
    jobs,
    told.map(({ id, email }) => ({
      template: 'offer-new' as const,
      to: email,
      variables: {
        court,
        when,
        type,
        fee,
        accept_link: linkTo('accept', id),
        reject_link: linkTo('reject', id),
      },
      onceKey: `${onceKey}:${id}`,
    })),
  );
  return told.length;
}
