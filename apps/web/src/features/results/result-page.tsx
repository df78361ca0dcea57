import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { formatCourtTime } from '../../platform/court-time.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { resultsKey } from '../../platform/record-keys.ts';
import { Note } from '../../ui/note.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { startAtTop } from '../../ui/skip-link.tsx';
import { ApprovalTag } from './approval-label.tsx';
import { DueTag } from './due-label.tsx';
import { ReportHead } from './report-head.tsx';
import { ReportMissing } from './report-missing.tsx';
import { ResultForm } from './result-form.tsx';
import classes from './results.module.css';
import { type AttorneyReport, attorneyReportKey, useAttorneyReport } from './results-queries.ts';
import { SentReport } from './sent-report.tsx';

export const meta = () =>
  pageMeta('/attorney/submit/appearance/result/:selectedId', {
    description: 'What happened at the hearing.',
    index: false,
  });

const back = { to: '/attorney/submit/results', label: 'Submit Appearance Results' };

export default function ResultPage() {
  const { selectedId = '' } = useParams();
  const query = useAttorneyReport(selectedId);
  if (!query.data) {
    return (
      <Page>
        <PageTitle>Appearance result</PageTitle>
        <ReportMissing query={query} back={back} />
      </Page>
    );
  }
  return <LoadedResult key={selectedId} report={query.data} />;
}

function LoadedResult({ report }: { report: AttorneyReport }) {
  const { id, actions, versions, status, reportDueAt } = report;
  const queryClient = useQueryClient();
  const [isAmending, setAmending] = useState(false);
  const maySubmit = actions.includes('submit-results');
  const onSent = (sent: AttorneyReport) => {
    setAmending(false);
    startAtTop();
    queryClient.setQueryData(attorneyReportKey(id), sent);
    void queryClient.invalidateQueries({ queryKey: [...resultsKey, 'to-submit'] });
  };
  const amend = () => {
    setAmending(true);
    startAtTop();
  };
  return (
    <Page>
      <p className={classes.back}>
        <Link to={back.to}>{back.label}</Link>
      </p>
      <ReportHead
        report={report}
        tag={maySubmit ? <DueTag dueAt={reportDueAt} /> : <ApprovalTag status={status} />}
      />
      {maySubmit || isAmending ? (
        <ResultForm key={versions.length} report={report} isAmending={isAmending} onSent={onSent} />
      ) : versions.length > 0 ? (
        <SentReport report={report} onAmend={amend} />
      ) : (
        <Note>
          {`You can report as soon as the hearing has begun, ${formatCourtTime(report.hearingAt, report.timeZone)}.`}
        </Note>
      )}
    </Page>
  );
}
