import { results } from '@courtside/contract/results';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { formatCourtTime } from '../../platform/court-time.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { DocumentsSection } from './documents-section.tsx';
import { RatingSection } from './rating-section.tsx';
import { ResultView } from './result-view.tsx';
import classes from './results.module.css';
import { type AttorneyReport, attorneyReportKey } from './results-queries.ts';
import { VersionsSection } from './versions-section.tsx';

type SentReportProps = { report: AttorneyReport; onAmend: () => void };

/** What the firm has, what it thinks of it, and the way to a better version. */
export function SentReport({ report, onAmend }: SentReportProps) {
  const { id, versions, approvesAt, timeZone, dispute, status, actions } = report;
  const queryClient = useQueryClient();
  const [newest] = versions;
  if (!newest) return null;
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        {dispute && status === 'disputed' && (
          <Note kind="warn">{`The firm disputes this report: ${dispute.reason}`}</Note>
        )}
        <ResultView result={newest.result} attorneyName={newest.authorName} report={report} />
        <DocumentsSection files={newest.files} />
      </div>
      <div className={classes.column}>
        <Section title="Sent">
          <Stack gap={4}>
            {approvesAt && (
              <p>{`Counts as approved from ${formatCourtTime(approvesAt, timeZone)} on unless the firm disputes it.`}</p>
            )}
            {actions.includes('amend-results') && (
              <>
                <div>
                  <Button variant="secondary" onClick={onAmend}>
                    Amend the report
                  </Button>
                </div>
                <p className={classes.quiet}>
                  {`An amendment is a new version. The firm is told again${approvesAt ? ', and its time to answer starts anew' : ''}.`}
                </p>
              </>
            )}
            {status === 'disputed' && (
              <p>An administrator looks into the dispute. The report stays as it is until then.</p>
            )}
          </Stack>
        </Section>
        <RatingSection
          title="How well were you instructed?"
          rating={report.rating}
          onRate={async (body, idempotencyKey) => {
            const rated = await call(
              results.rateClient,
              { params: { id }, body },
              { idempotencyKey },
            );
            queryClient.setQueryData(attorneyReportKey(id), rated);
          }}
        />
        <VersionsSection versions={versions} timeZone={timeZone} dueAt={report.reportDueAt} />
      </div>
    </div>
  );
}
