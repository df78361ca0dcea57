import { decide, refusalText } from '@courtside/domain/appearances';
import { formatCents } from '@courtside/domain/money';
import { statement, type Tx } from '../../platform/db/database.ts';
import type { Env } from '../../platform/env.ts';
import type { Origin } from '../../platform/http/context.ts';
import type { JobSender } from '../../platform/jobs/sender.ts';
import { queueMail } from '../../platform/mail/outbox.ts';
import { hearingWords } from '../../platform/mail/words.ts';
import { Refusal } from '../../platform/refusal.ts';
import { record } from '../../platform/system-log/system-log.ts';
import { addAction } from '../actions/index.ts';
import { expireProposal, lockAppearance } from '../appearances/index.ts';
import { getPolicies } from '../policies/index.ts';
import { type Proposal, proposalColumns } from './proposals.queries.ts';

interface Priced {
  clientTotalCents: number;
  attorneyTotalCents: number;
  email: string;
  court: string;
  hearingAt: string;
  timeZone: string;
}

const selectPriced = statement<Priced>(
  'select_appearance_to_raise',
  `select a.client_total_cents as "clientTotalCents", a.attorney_total_cents as "attorneyTotalCents",
          u.email, c.name || coalesce(', ' || c.city, '') || ', ' || c.state_code as court,
          a.hearing_at as "hearingAt", a.time_zone as "timeZone"
     from appearances a join users u on u.id = a.client_id join courts c on c.id = a.court_id
    where a.id = $1`,
);

const insertProposal = statement<Proposal>(
  'insert_proposal',
  `insert into proposals (appearance_id, from_client_total_cents, from_attorney_total_cents,
                          client_total_cents, attorney_total_cents, note, created_by)
   values ($1, $2, $3, $4, $5, $6, $7) returning ${proposalColumns}`,
);

/** Asks the client for more money for an appearance that nobody takes. Nothing changes until they agree. */
export async function proposeRate(
  tx: Tx,
  { env, jobs }: { env: Pick<Env, 'publicUrl'>; jobs: JobSender },
  {
    id,
    clientTotalCents,
    attorneyTotalCents,
    note,
    origin,
  }: {
    id: string;
    clientTotalCents: number;
    attorneyTotalCents: number;
    note: string | null;
    origin: Origin;
  },
): Promise<Proposal> {
  const { clientId, status, hearingAtMs, nowMs } = await lockAppearance(tx, id);
  const priced = await tx.first(selectPriced, [id]);
  if (!priced) throw new Refusal('not_found');
  if (status !== 'open') {
    throw new Refusal('conflict', { message: 'Only open appearances can be raised.' });
  }
  const facts = { status, hearingAtMs, policies: await getPolicies(tx) };
  const decision = decide('edit', facts, 'client', nowMs);
  if (!decision.allowed) {
    throw new Refusal('conflict', { message: refusalText(decision.because) });
  }
  refuseLower(priced, { clientTotalCents, attorneyTotalCents });
  await expireProposal(tx, id);
  const proposal = await tx.first(insertProposal, [
    id,
    priced.clientTotalCents,
    priced.attorneyTotalCents,
    clientTotalCents,
    attorneyTotalCents,
    note,
    origin.actor?.userId ?? null,
  ]);
  if (!proposal) throw new Error('The proposal was not stored');
  record(tx, origin, {
    action: 'proposals.propose',
    recordType: 'appearance',
    recordId: id,
    before: {
      clientTotalCents: priced.clientTotalCents,
      attorneyTotalCents: priced.attorneyTotalCents,
    },
    after: { proposal: proposal.id, clientTotalCents, attorneyTotalCents },
  });
  const link = `/client/view/case/details/${id}?proposal=${proposal.id}`;
  const onceKey = `proposal:${proposal.id}`;
  await addAction(tx, {
    userId: clientId,
    kind: 'proposals.new',
    title: 'A higher fee is proposed',
    body: 'Nobody has taken one of your appearances yet. Please look at the proposal.',
    link,
    appearanceId: id,
    onceKey,
  });
  await queueMail(tx, jobs, {
    template: 'higher-rate',
    to: priced.email,
    variables: {
      court: priced.court,
      when: hearingWords(priced.hearingAt, priced.timeZone),
      total: formatCents(clientTotalCents),
      before: formatCents(priced.clientTotalCents),
      link: `${env.publicUrl}${link}`,
    },
    onceKey,
  });
  return proposal;
}

function refuseLower(
  now: Pick<Priced, 'clientTotalCents' | 'attorneyTotalCents'>,
  then: Pick<Priced, 'clientTotalCents' | 'attorneyTotalCents'>,
): void {
  const errors: Record<string, string> = {};
  if (then.clientTotalCents < now.clientTotalCents) {
    errors['clientTotalCents'] = `At least ${formatCents(now.clientTotalCents)}, as it is now`;
  }
  if (then.attorneyTotalCents < now.attorneyTotalCents) {
    errors['attorneyTotalCents'] = `At least ${formatCents(now.attorneyTotalCents)}, as it is now`;
  }
  const isSame =
    then.clientTotalCents === now.clientTotalCents &&
    then.attorneyTotalCents === now.attorneyTotalCents;
  if (isSame) errors['attorneyTotalCents'] = 'Raise at least one of both';
  if (Object.keys(errors).length > 0) throw new Refusal('invalid_request', { errors });
}
