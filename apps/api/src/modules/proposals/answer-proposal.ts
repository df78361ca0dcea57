import { type Quote, withHigherRate } from '@courtside/domain/fees';
import { formatCents } from '@courtside/domain/money';
import { statement, type Tx } from '../../platform/db/database.ts';
import type { Origin } from '../../platform/http/context.ts';
import type { JobSender } from '../../platform/jobs/sender.ts';
import { Refusal } from '../../platform/refusal.ts';
import { record } from '../../platform/system-log/system-log.ts';
import {
  type LockedAppearance,
  lockAppearance,
  transitionAppearance,
} from '../appearances/index.ts';
import { addNotice } from '../notices/index.ts';
import type { Proposal } from './proposals.queries.ts';

interface Answer {
  id: string;
  proposalId: string;
  clientId: string;
  origin: Origin;
}

interface Asked extends Pick<Proposal, 'answer' | 'clientTotalCents' | 'attorneyTotalCents'> {
  /** The price is still what it was when it was proposed. */
  isCurrent: boolean;
  quote: Quote;
}

const selectAsked = statement<Asked>(
  'select_proposal_to_answer',
  `select p.answer, p.client_total_cents as "clientTotalCents",
          p.attorney_total_cents as "attorneyTotalCents", a.quote,
          p.from_client_total_cents = a.client_total_cents
            and p.from_attorney_total_cents = a.attorney_total_cents as "isCurrent"
     from proposals p join appearances a on a.id = p.appearance_id
    where p.id = $1 and a.id = $2`,
);

const setAnswer = statement<never>(
  'answer_proposal',
  'update proposals set answer = $2, answered_at = clock_now() where id = $1',
);

const raise = statement<never>(
  'raise_appearance',
  `update appearances
      set quote = $2, client_total_cents = $3, attorney_total_cents = $4
    where id = $1`,
);

/** Agrees to the higher fee: both totals change at once, and attorneys hear of it again. */
export async function acceptProposal(
  tx: Tx,
  jobs: JobSender,
  { expectedTotalCents, ...answer }: Answer & { expectedTotalCents: number },
): Promise<void> {
  const { appearance, asked } = await lockAsked(tx, answer);
  const { clientTotalCents, attorneyTotalCents } = asked;
  if (clientTotalCents !== expectedTotalCents) throw new Refusal('price_changed');
  const differenceCents = clientTotalCents - appearance.clientTotalCents;
  await transitionAppearance(tx, jobs, {
    appearance,
    action: 'edit',
    party: 'client',
    origin: answer.origin,
    details: { isRepriced: true, differenceCents, proposalId: answer.proposalId },
  });
  const quote = withHigherRate(asked.quote, { clientTotalCents, attorneyTotalCents });
  const values = [answer.id, JSON.stringify(quote), clientTotalCents, attorneyTotalCents];
  await tx.all(raise, values);
  await tx.all(setAnswer, [answer.proposalId, 'accepted']);
  await tellAdmins(tx, answer, `The client agrees to ${formatCents(clientTotalCents)}`);
}

/** Keeps the fee as it is. */
export async function declineProposal(tx: Tx, answer: Answer): Promise<void> {
  await lockAsked(tx, answer);
  await tx.all(setAnswer, [answer.proposalId, 'declined']);
  record(tx, answer.origin, {
    action: 'proposals.decline',
    recordType: 'appearance',
    recordId: answer.id,
    after: { proposal: answer.proposalId },
  });
  await tellAdmins(tx, answer, 'The client keeps the fee as it is');
}

async function lockAsked(
  tx: Tx,
  { id, proposalId, clientId }: Answer,
): Promise<{ appearance: LockedAppearance; asked: Asked }> {
  const appearance = await lockAppearance(tx, id);
  const asked = await tx.first(selectAsked, [proposalId, id]);
  if (!asked || appearance.clientId !== clientId) throw new Refusal('not_found');
  if (asked.answer !== null || appearance.status !== 'open' || !asked.isCurrent) {
    throw new Refusal('conflict', { message: 'This proposal does not stand any more.' });
  }
  return { appearance, asked };
}

async function tellAdmins(tx: Tx, { id, proposalId }: Answer, title: string): Promise<void> {
  await addNotice(tx, {
    kind: 'proposals.answer',
    title,
    body: 'A higher fee was proposed for an appearance that nobody had taken.',
    link: `/admin/view/case/${id}`,
    appearanceId: id,
    onceKey: `proposal-answer:${proposalId}`,
  });
}
