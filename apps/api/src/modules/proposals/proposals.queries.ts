import type { proposal } from '@courtside/contract/proposals';
import type { z } from 'zod';
import { type DbOrTx, statement } from '../../platform/db/database.ts';

export type Proposal = z.output<typeof proposal>;

export const proposalColumns = `id, from_client_total_cents as "fromClientTotalCents",
  from_attorney_total_cents as "fromAttorneyTotalCents", client_total_cents as "clientTotalCents",
  attorney_total_cents as "attorneyTotalCents", note, created_at as "createdAt", answer,
  answered_at as "answeredAt"`;

const selectAll = statement<Proposal>(
  'select_proposals',
  `select ${proposalColumns} from proposals where appearance_id = $1 order by created_at desc, id desc`,
);

/** Newest first. */
export async function listProposals(db: DbOrTx, appearanceId: string): Promise<Proposal[]> {
  return db.all(selectAll, [appearanceId]);
}
