import { results } from '@courtside/contract/results';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { formatCourtTime } from '../../platform/court-time.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useActionKey } from '../../ui/form/use-action-key.ts';
import { Note } from '../../ui/note.tsx';
import { Section } from '../../ui/section.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { DisputeDialog } from './dispute-dialog.tsx';
import { nextOrderPath } from './next-order.ts';
import type { ClientReport, ResultVersion } from './results-queries.ts';

type AnswerSectionProps = {
  report: ClientReport;
  shown: ResultVersion;
  onChanged: (report: ClientReport) => void;
};

/** What the client does about a report: approve it, dispute it, order what comes next. */
export function AnswerSection({ report, shown, onChanged }: AnswerSectionProps) {
  const { id, actions, approvesAt, timeZone, dispute, resolution, status } = report;
  const [isAsked, setAsked] = useState(false);
  const keyFor = useActionKey();
  const next = nextOrderPath(report, shown);
  const approve = async () => {
    const body = { version: report.versions[0]?.version ?? shown.version };
    const idempotencyKey = keyFor({ id, approve: true, body });
    const approved = await call(results.approve, { params: { id }, body }, { idempotencyKey });
    setAsked(false);
    onChanged(approved);
    showToast({ kind: 'ok', text: 'Report approved' });
  };
  return (
    <Section title="Your answer">
      <Stack gap={4}>
        {approvesAt && (
          <p>{`Approved for you ${formatCourtTime(approvesAt, timeZone)} unless you dispute it.`}</p>
        )}
        {status === 'completed' && <p>This report is approved.</p>}
        {dispute && (
          <Note kind={status === 'disputed' ? 'warn' : 'info'}>
            {`You disputed it: ${dispute.reason}`}
          </Note>
        )}
        {resolution?.note && <Note kind="ok">{`How it ended: ${resolution.note}`}</Note>}
        {(actions.includes('approve') || actions.includes('dispute')) && (
          <Row gap={2}>
            {actions.includes('approve') && (
              <Button onClick={() => setAsked(true)}>Approve the report</Button>
            )}
            {actions.includes('dispute') && <DisputeDialog id={id} onDisputed={onChanged} />}
          </Row>
        )}
        {next && (
          <div>
            <ButtonLink to={next} variant={actions.includes('approve') ? 'secondary' : 'primary'}>
              Order the next date
            </ButtonLink>
          </div>
        )}
      </Stack>
      <ConfirmDialog
        opened={isAsked}
        question="Approve this report?"
        keep="Not yet"
        act="Approve the report"
        consequence="The attorney is paid for it; a dispute is not possible afterwards."
        onKeep={() => setAsked(false)}
        onAct={approve}
      >
        {`${report.caption}, ${formatCourtTime(report.hearingAt, timeZone)}.`}
      </ConfirmDialog>
    </Section>
  );
}
