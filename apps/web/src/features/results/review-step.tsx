import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { submitFailure } from '../../ui/form/submit-failure.ts';
import { Note } from '../../ui/note.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { DocumentsSection } from './documents-section.tsx';
import formClasses from './result-form.module.css';
import type { AttachedFile, CheckedResult } from './result-values.ts';
import { ResultView } from './result-view.tsx';
import classes from './results.module.css';
import type { AttorneyReport } from './results-queries.ts';

type ReviewStepProps = {
  report: AttorneyReport;
  result: CheckedResult;
  files: readonly AttachedFile[];
  onBack: () => void;
  onSend: () => Promise<void>;
};

/** The report as the firm will read it, before it is sent. */
export function ReviewStep({ report, result, files, onBack, onSend }: ReviewStepProps) {
  const { reason } = result;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await onSend();
    } catch (error) {
      setFailure(submitFailure(error, []).message);
      setBusy(false);
    }
  };
  return (
    <div className={formClasses.review}>
      <Stack gap={6}>
        <Note>This is what the firm will read. Please look it over.</Note>
        {reason && <p>{`Why it is amended: ${reason}`}</p>}
        <ResultView result={result} attorneyName={report.attorneyName} report={report} />
        <DocumentsSection files={files} />
        {failure !== undefined && (
          <Note kind="bad" live>
            {failure}
          </Note>
        )}
        <Row gap={3}>
          <Button variant="secondary" size="l" onClick={onBack}>
            Go on editing
          </Button>
          <Button size="l" busy={busy} onClick={() => void send()}>
            Send report to the firm
          </Button>
        </Row>
        <p className={classes.quiet}>You can amend it later. The firm is told again.</p>
      </Stack>
    </div>
  );
}
