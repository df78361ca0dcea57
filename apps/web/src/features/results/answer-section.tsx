import { results } from '@courtside/contract/results';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { formatCourtTime } from '../../platform/court-time.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
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
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const keyFor = useActionKey();
  const next = nextOrderPath(report, shown);
  const approve = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const idempotencyKey = keyFor({ id, approve: true });
      onChanged(await call(results.approve, { params: { id } }, { idempotencyKey }));
      showToast({ kind: 'ok', text: 'Report approved' });
    } catch (error) {
      setFailure((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Section title="Your answer">
      <Stack gap={4}>
        {approvesAt && (
          <p>{`Approved for you ${formatCourtTime(approvesAt, timeZone)} unless you dispute it.`}</p>
        )}
        {status === 'completed' && <p>You have this report, and it is approved.</p>}
        {dispute && (
          <Note kind={status === 'disputed' ? 'warn' : 'info'}>
            {`You disputed it: ${dispute.reason}`}
          </Note>
        )}
        {resolution?.note && <Note kind="ok">{`How it ended: ${resolution.note}`}</Note>}
        {failure !== undefined && (
          <Note kind="bad" live>
            {failure}
          </Note>
        )}
        {(actions.includes('approve') || actions.includes('dispute')) && (
          <Row gap={2}>
            {actions.includes('approve') && (
              <Button busy={busy} onClick={() => void approve()}>
                Approve the report
              </Button>
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
    </Section>
  );
}
