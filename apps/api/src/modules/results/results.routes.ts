import { results } from '@courtside/contract/results';
import type { Module } from '../../platform/http/context.ts';
import { route } from '../../platform/http/route.ts';
import {
  approveByAdmin,
  approveReport,
  disputeReport,
  rateAttorney,
  rateClient,
  resolveDispute,
} from './answer-report.ts';
import { getAttorneyReport, listReportsToSubmit } from './attorney-reports.queries.ts';
import { getAnyReport, getClientReport, listClientReports } from './client-reports.queries.ts';
import { saveDraft } from './drafts.ts';
import { reportPdf } from './report-pdf.ts';
import { amendByAdmin, amendResult, submitResult } from './submit-result.ts';

export const resultsModule: Module = (app, platform) => {
  const { jobs } = platform;

  route(app, platform, results.listToSubmit, async ({ db, query, actor }) =>
    listReportsToSubmit(db, actor.userId, query),
  );
  route(app, platform, results.getForAttorney, async ({ db, params, actor }) =>
    getAttorneyReport(db, params.id, actor.userId),
  );
  route(app, platform, results.submit, async ({ tx, params: { id }, body, actor, origin }) => {
    await submitResult(tx, jobs, { id, attorneyId: actor.userId, origin, result: body });
    return getAttorneyReport(tx, id, actor.userId);
  });
  route(app, platform, results.saveDraft, async ({ db, params: { id }, body, actor }) =>
    saveDraft(db, id, actor.userId, body),
  );
  route(app, platform, results.amend, async ({ tx, params: { id }, body, actor, origin }) => {
    const { reason, ...result } = body;
    await amendResult(tx, jobs, { id, attorneyId: actor.userId, origin, result, reason });
    return getAttorneyReport(tx, id, actor.userId);
  });
  route(app, platform, results.rateClient, async ({ tx, params: { id }, body, actor, origin }) => {
    await rateClient(tx, { id, raterId: actor.userId, origin, ...body });
    return getAttorneyReport(tx, id, actor.userId);
  });

  route(app, platform, results.list, async ({ db, query, actor }) =>
    listClientReports(db, actor.userId, query),
  );
  route(app, platform, results.get, async ({ db, params, actor }) =>
    getClientReport(db, params.id, actor.userId),
  );
  route(app, platform, results.pdf, async ({ db, params, query, actor }) =>
    reportPdf(await getClientReport(db, params.id, actor.userId), query.version),
  );
  route(app, platform, results.approve, async ({ tx, params: { id }, body, actor, origin }) => {
    await approveReport(tx, jobs, { id, clientId: actor.userId, origin, ...body });
    return getClientReport(tx, id, actor.userId);
  });
  route(app, platform, results.dispute, async ({ tx, params: { id }, body, actor, origin }) => {
    await disputeReport(tx, jobs, { id, clientId: actor.userId, origin, ...body });
    return getClientReport(tx, id, actor.userId);
  });
  route(
    app,
    platform,
    results.rateAttorney,
    async ({ tx, params: { id }, body, actor, origin }) => {
      await rateAttorney(tx, { id, raterId: actor.userId, origin, ...body });
      return getClientReport(tx, id, actor.userId);
    },
  );

  route(app, platform, results.getForAdmin, async ({ db, params }) => getAnyReport(db, params.id));
  route(
    app,
    platform,
    results.amendByAdmin,
    async ({ tx, params: { id }, body, actor, origin }) => {
      const { reason, ...result } = body;
      await amendByAdmin(tx, jobs, { id, authorId: actor.userId, origin, result, reason });
      return getAnyReport(tx, id);
    },
  );
  route(app, platform, results.approveByAdmin, async ({ tx, params: { id }, body, origin }) => {
    await approveByAdmin(tx, jobs, { id, origin, ...body });
    return getAnyReport(tx, id);
  });
  route(app, platform, results.resolve, async ({ tx, params: { id }, body, origin }) => {
    await resolveDispute(tx, jobs, { id, origin, ...body });
    return getAnyReport(tx, id);
  });
};
