import { policies } from '@courtside/contract/policies';
import { mayPerform } from '@courtside/domain/access';
import { type PolicyName, policyNames } from '@courtside/domain/policies';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { call } from '../../platform/api.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { useRoles } from '../../platform/session/use-roles.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LeaveGuard } from '../../ui/form/leave-guard.tsx';
import { useActionKey } from '../../ui/form/use-action-key.ts';
import { Note } from '../../ui/note.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { ConfirmationSection, DispatchSection, EligibilitySection } from './dispatch-sections.tsx';
import classes from './policies.module.css';
import { policiesQuery, type StoredPolicies, versionsQuery } from './policies-queries.ts';
import { PolicyHistory } from './policy-history.tsx';
import {
  CancellationSection,
  ReleaseSection,
  ReportsSection,
  RushSection,
} from './policy-sections.tsx';
import { policyTitles } from './policy-words.ts';

export const meta = () =>
  pageMeta('/admin/manage_policy', {
    description: 'Rules of cancellation, rush, reports, release and dispatch.',
    index: false,
  });

export default function PoliciesPage() {
  const { data, isError, isFetching, refetch } = useQuery(policiesQuery);
  const readOnly = !mayPerform(useRoles(), 'policies.change');
  return (
    <Page>
      <PageTitle lead="What canceling and rush cost, the deadlines of attorneys, and how they hear of work. A change applies from the moment it is saved.">
        Policies
      </PageTitle>
      <div className={classes.columns}>
        <div>
          {readOnly && (
            <div className={classes.note}>
              <Note>
                You can read these rules. Only full administrators change them, because they decide
                what every client pays and every attorney receives.
              </Note>
            </div>
          )}
          {data ? (
            <Sections stored={data} readOnly={readOnly} />
          ) : isError ? (
            <ErrorState
              title="We could not load the policies"
              retrying={isFetching}
              onRetry={() => void refetch()}
            >
              The rules in force keep applying.
            </ErrorState>
          ) : (
            <SkeletonRows label="Loading the policies" rows={6} />
          )}
        </div>
        <PolicyHistory />
      </div>
    </Page>
  );
}

function Sections({ stored, readOnly }: { stored: StoredPolicies; readOnly: boolean }) {
  const queryClient = useQueryClient();
  const keyFor = useActionKey();
  const [unsaved, setUnsaved] = useState<readonly PolicyName[]>([]);
  const onDirty = useCallback((name: PolicyName, isDirty: boolean) => {
    setUnsaved((before) =>
      policyNames.filter((each) => (each === name ? isDirty : before.includes(each))),
    );
  }, []);
  const keep = async (saved: StoredPolicies) => {
    queryClient.setQueryData(policiesQuery.queryKey, saved);
    await queryClient.invalidateQueries({ queryKey: versionsQuery.queryKey });
  };
  const keyOf = (name: PolicyName, body: unknown) => ({
    idempotencyKey: keyFor({ name, body, after: stored[name] }),
  });
  const shared = { readOnly, onDirty };
  return (
    <div className={classes.sections}>
      <CancellationSection
        {...shared}
        stored={stored.cancellation}
        save={async ({ beforeAcceptancePercent, tiers }) => {
          const body = { beforeAcceptancePercent, tiers: [...tiers] };
          await keep(await call(policies.saveCancellation, { body }, keyOf('cancellation', body)));
        }}
      />
      <RushSection
        {...shared}
        stored={stored.rush}
        save={async ({ tiers }) => {
          const body = { tiers: [...tiers] };
          await keep(await call(policies.saveRush, { body }, keyOf('rush', body)));
        }}
      />
      <ReportsSection
        {...shared}
        stored={stored.reports}
        save={async ({ reminderHours, ...rest }) => {
          const body = { ...rest, reminderHours: [...reminderHours] };
          await keep(await call(policies.saveReports, { body }, keyOf('reports', body)));
        }}
      />
      <ReleaseSection
        {...shared}
        stored={stored.release}
        save={async (body) => {
          await keep(await call(policies.saveRelease, { body }, keyOf('release', body)));
        }}
      />
      <ConfirmationSection
        {...shared}
        stored={stored.confirmation}
        save={async (body) => {
          await keep(await call(policies.saveConfirmation, { body }, keyOf('confirmation', body)));
        }}
      />
      <DispatchSection
        {...shared}
        stored={stored.dispatch}
        save={async ({ riskHours, confirmHours, ...rest }) => {
          const body = { ...rest, riskHours: [...riskHours], confirmHours: [...confirmHours] };
          await keep(await call(policies.saveDispatch, { body }, keyOf('dispatch', body)));
        }}
      />
      <EligibilitySection
        {...shared}
        stored={stored.eligibility}
        save={async (body) => {
          await keep(await call(policies.saveEligibility, { body }, keyOf('eligibility', body)));
        }}
      />
      {/* Once for all forms of the page: the router consults a single guard. */}
      <LeaveGuard isDirty={unsaved.length > 0}>
        {`Changes that will be lost: ${unsaved.map((name) => policyTitles[name]).join(', ')}.`}
      </LeaveGuard>
    </div>
  );
}
