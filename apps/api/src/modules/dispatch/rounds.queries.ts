import type { dispatch as endpoints } from '@courtside/contract/dispatch';
import type { ResponseOf } from '@courtside/contract/endpoint';
import { type DbOrTx, statement } from '../../platform/db/database.ts';
import { listProposals } from '../proposals/index.ts';
import { getPlace } from './place.queries.ts';

type Shown = ResponseOf<typeof endpoints.get>;
type Round = Shown['rounds'][number];

const selectRounds = statement<Omit<Round, 'told'>>(
  'select_dispatches',
  `select id, because, is_urgent as "isUrgent", started_at as "startedAt", ended_at as "endedAt",
          next_wave as "nextWave", next_wave_at as "nextWaveAt"
     from dispatches where appearance_id = $1 order by move_seq desc`,
);

// Accepted is whoever took it between being told and the end of that round.
const selectTold = statement<Round['told'][number] & { dispatchId: string }>(
  'select_tellings',
  `select t.dispatch_id as "dispatchId", u.id, u.full_name as name, t.wave, t.told_at as "toldAt",
          t.reasons, o.reject_reason as "rejectReason",
          case when s.assigned_at is not null then 'accepted'
               when o.rejected_at >= t.told_at then 'rejected' end as answer,
          coalesce(s.assigned_at, case when o.rejected_at >= t.told_at then o.rejected_at end)
            as "answeredAt"
     from dispatches d
     join tellings t on t.dispatch_id = d.id
     join users u on u.id = t.attorney_id
     left join offers o on o.appearance_id = d.appearance_id and o.attorney_id = t.attorney_id
     left join lateral (
       select assigned_at from assignments
        where appearance_id = d.appearance_id and attorney_id = t.attorney_id
          and assigned_at >= t.told_at and assigned_at <= coalesce(d.ended_at, 'infinity')
        order by assigned_at limit 1
     ) s on true
    where d.appearance_id = $1
    order by t.told_at, (t.reasons ->> 'score')::float8 desc, u.id`,
);

const selectHold = statement<{ id: string; name: string; until: string }>(
  'select_hold',
  `select u.id, u.full_name as name, a.held_until as until
     from appearances a join users u on u.id = a.held_for
    where a.id = $1 and a.held_until > clock_now()`,
);

/** What was done to find an attorney, for whoever asks why it is not taken. */
export async function getDispatch(db: DbOrTx, id: string): Promise<Shown> {
  await getPlace(db, id);
  const rounds = await db.all(selectRounds, [id]);
  const told = await db.all(selectTold, [id]);
  return {
    heldFor: (await db.first(selectHold, [id])) ?? null,
    rounds: rounds.map((round) => ({
      ...round,
      told: told
        .filter(({ dispatchId }) => dispatchId === round.id)
        .map(({ dispatchId: _dispatchId, ...one }) => one),
    })),
    proposals: await listProposals(db, id),
  };
}
