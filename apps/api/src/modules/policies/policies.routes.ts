import { policies } from '@courtside/contract/policies';
import type { Module } from '../../platform/http/context.ts';
import { route } from '../../platform/http/route.ts';
import { getPolicies, listPolicyVersions } from './policies.queries.ts';
import { savePolicy } from './save-policy.ts';

export const policiesModule: Module = (app, platform) => {
  route(app, platform, policies.get, async ({ db }) => getPolicies(db));
  route(app, platform, policies.getForOrders, async ({ db }) => {
    const { rush, cancellation, reports } = await getPolicies(db);
    const { dueHours, autoApprovalHours } = reports;
    const tiers = rush.tiers.map(({ underHours, clientPercent }) => ({
      underHours,
      clientPercent,
    }));
    return { rush: { tiers }, cancellation, reports: { dueHours, autoApprovalHours } };
  });
  route(app, platform, policies.getReportTimes, async ({ db }) => {
    const { dueHours, autoApprovalHours } = (await getPolicies(db)).reports;
    return { dueHours, autoApprovalHours };
  });
  route(app, platform, policies.listVersions, async ({ db, query }) =>
    listPolicyVersions(db, query),
  );

  route(app, platform, policies.saveRush, async ({ tx, body, origin }) =>
    savePolicy(tx, { name: 'rush', value: body, origin }),
  );
  route(app, platform, policies.saveCancellation, async ({ tx, body, origin }) =>
    savePolicy(tx, { name: 'cancellation', value: body, origin }),
  );
  route(app, platform, policies.saveReports, async ({ tx, body, origin }) =>
    savePolicy(tx, { name: 'reports', value: body, origin }),
  );
  route(app, platform, policies.saveRelease, async ({ tx, body, origin }) =>
    savePolicy(tx, { name: 'release', value: body, origin }),
  );
  route(app, platform, policies.saveConfirmation, async ({ tx, body, origin }) =>
    savePolicy(tx, { name: 'confirmation', value: body, origin }),
  );
  route(app, platform, policies.saveDispatch, async ({ tx, body, origin }) =>
    savePolicy(tx, { name: 'dispatch', value: body, origin }),
  );
  route(app, platform, policies.saveEligibility, async ({ tx, body, origin }) =>
    savePolicy(tx, { name: 'eligibility', value: body, origin }),
  );
};
