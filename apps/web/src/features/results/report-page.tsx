import { results } from '@courtside/contract/results';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { call } from '../../platform/api.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { resultsKey } from '../../platform/record-keys.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Row } from '../../ui/stack.tsx';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { AnswerSection } from './answer-section.tsx';
import { ApprovalTag } from './approval-label.tsx';
import { DocumentsSection } from './documents-section.tsx';
import { RatingSection } from './rating-section.tsx';
import { ReportHead } from './report-head.tsx';
import { ReportMissing } from './report-missing.tsx';
import { ResultView } from './result-view.tsx';
import classes from './results.module.css';
import { type ClientReport, clientReportKey, useClientReport } from './results-queries.ts';
import { VersionsSection } from './versions-section.tsx';

export const meta = () =>
  pageMeta('/client/submitted/appearance/:selectedId', {
    description: 'The report on one of your hearings.',
    index: false,
  });

const back = { to: '/client/submitted/appearance', label: 'Appearance Reports' };

export default function ReportPage() {
  const { selectedId = '' } = useParams();
  const query = useClientReport(selectedId);
  if (!query.data) {
    return (
      <Page>
        <PageTitle>Report</PageTitle>
        <ReportMissing query={query} back={back} />
      </Page>
    );
  }
  return <LoadedReport key={selectedId} report={query.data} />;
}

function LoadedReport({ report }: { report: ClientReport }) {
  const { id, versions, status, timeZone } = report;
  const queryClient = useQueryClient();
  const [search] = useSearchParams();
  const shown =
    versions.find(({ version }) => String(version) === search.get('version')) ?? versions[0];
  if (!shown) return null;
  const isNewest = shown === versions[0];
  const onChanged = (changed: ClientReport) => {
    queryClient.setQueryData(clientReportKey(id), changed);
    void queryClient.invalidateQueries({ queryKey: [...resultsKey, 'list'] });
  };
  return (
    <Page>
      <p className={classes.back} data-no-print>
        <Link to={back.to}>{back.label}</Link>
      </p>
      <ReportHead report={report} tag={<ApprovalTag status={status} />} />
      <div className={classes.columns}>
        <div className={classes.column}>
          {!isNewest && (
            <Note kind="warn">
              This is an earlier version. <Link to={`${back.to}/${id}`}>Read the newest</Link>.
            </Note>
          )}
          <ResultView result={shown.result} attorneyName={report.attorneyName} report={report} />
          <DocumentsSection files={shown.files} />
        </div>
        <div className={classes.column} data-no-print>
          <AnswerSection report={report} shown={shown} onChanged={onChanged} />
          <ReportFiles id={id} version={shown.version} />
          <RatingSection
            title="Rate the attorney"
            rating={report.rating}
            onRate={async (body, idempotencyKey) =>
              onChanged(
                await call(results.rateAttorney, { params: { id }, body }, { idempotencyKey }),
              )
            }
          />
          <VersionsSection
            versions={versions}
            timeZone={timeZone}
            dueAt={report.reportDueAt}
            linkTo={(version) => `${back.to}/${id}?version=${version}`}
          />
        </div>
      </div>
    </Page>
  );
}

function ReportFiles({ id, version }: { id: string; version: number }) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveFile(await call(results.pdf, { params: { id }, query: { version } }));
    } catch (error) {
      showToast({ kind: 'bad', text: `We could not make the PDF: ${(error as Error).message}` });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Row gap={2}>
      <Button variant="secondary" busy={busy} onClick={() => void download()}>
        <IconDownload size={18} stroke={1.75} aria-hidden />
        Download PDF
      </Button>
      <Button variant="ghost" onClick={() => window.print()}>
        <IconPrinter size={18} stroke={1.75} aria-hidden />
        Print
      </Button>
    </Row>
  );
}
