import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Section } from '../../../ui/section.tsx';
import { Row, Stack } from '../../../ui/stack.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export function DialogKit() {
  const [opened, setOpened] = useState(false);
  return (
    <div data-span="5">
      <Section title="Dialog and toasts">
        <Stack gap={3}>
          <Row gap={3}>
            <Button variant="danger" onClick={() => setOpened(true)}>
              Cancel coverage
            </Button>
          </Row>
          <Row gap={3}>
            <Button
              variant="secondary"
              onClick={() =>
                showToast({
                  kind: 'ok',
                  text: 'Report sent to Fernhollow & Pike LLP',
                  action: { label: 'View', onClick: () => setOpened(true) },
                })
              }
            >
              Good news
            </Button>
            <Button
              variant="secondary"
              onClick={() =>
                showToast({
                  kind: 'bad',
                  text: 'Could not reject appearance',
                  action: { label: 'Try again', onClick: () => setOpened(true) },
                })
              }
            >
              An error
            </Button>
          </Row>
        </Stack>
        <ConfirmDialog
          opened={opened}
          question="Cancel coverage of this hearing?"
          money={[
            { label: 'Cancellation fee, 50%, under 24 hours', cents: 9_250 },
            { label: 'Back to Visa ending 4242', cents: 9_250, total: true },
          ]}
          consequence="This does not cancel the hearing itself. Someone must still appear or tell the court."
          keep="Keep coverage"
          act="Cancel coverage"
          danger
          onKeep={() => setOpened(false)}
          onAct={async () => {
            await later(600);
            setOpened(false);
            showToast({ kind: 'ok', text: 'Coverage canceled' });
          }}
        >
          Otter Creek Freight LLC v. Moonbeam Storage, Inc., Mar 12, 2026, 8:30 AM PDT.
        </ConfirmDialog>
      </Section>
    </div>
  );
}
