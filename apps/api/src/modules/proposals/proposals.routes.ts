import { proposals } from '@courtside/contract/proposals';
import type { Module } from '../../platform/http/context.ts';
import { route } from '../../platform/http/route.ts';
import { getClientAppearance } from '../appearances/index.ts';
import { acceptProposal, declineProposal } from './answer-proposal.ts';
import { proposeRate } from './propose-rate.ts';

export const proposalsModule: Module = (app, platform) => {
  route(app, platform, proposals.propose, async ({ tx, params: { id }, body, origin }) =>
    proposeRate(tx, platform, { id, origin, ...body }),
  );
  route(app, platform, proposals.accept, async ({ tx, params: { id }, body, actor, origin }) => {
    const { proposal: proposalId, expectedTotalCents } = body;
    const clientId = actor.userId;
    await acceptProposal(tx, platform.jobs, {
      id,
      proposalId,
      clientId,
      expectedTotalCents,
      origin,
    });
    return getClientAppearance(tx, id, clientId);
  });
  route(app, platform, proposals.decline, async ({ tx, params: { id }, body, actor, origin }) => {
    const clientId = actor.userId;
    await declineProposal(tx, { id, proposalId: body.proposal, clientId, origin });
    return getClientAppearance(tx, id, clientId);
  });
};
