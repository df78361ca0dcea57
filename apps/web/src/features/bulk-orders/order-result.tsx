import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { counted } from '../../ui/counted.ts';
import { formatCents } from '../../ui/format-cents.ts';
import { Note } from '../../ui/note.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Section } from '../../ui/section.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import type { BulkOrder } from './bulk-orders-query.ts';
import { CheckedLines } from './checked-lines.tsx';
import { OrderAll } from './order-all.tsx';
import { ZipFiles } from './zip-files.tsx';

type OrderResultProps = {
  order: BulkOrder;
  outcome: string;
  onOutcome: (outcome: string) => void;
};

/** The third step: what the file comes to, ordering it, and that it is done. */
export function OrderResult({ order, outcome, onOutcome }: OrderResultProps) {
  if (order.stage === 'uploaded') return null;
  const Standing = standings[order.stage];
  const hasResult = (order.stage === 'checked' || order.stage === 'applied') && order.hasLines;
  return (
    <>
      <Section title="3. Look it over and order">
        <Stack gap={5}>
          <Standing order={order} />
          {hasResult && <CheckedLines order={order} outcome={outcome} onOutcome={onOutcome} />}
        </Stack>
      </Section>
      {hasResult && order.zip && <ZipFiles order={order} zip={order.zip} />}
    </>
  );
}

const standings: Record<BulkOrder['stage'], (props: { order: BulkOrder }) => ReactNode> = {
  uploaded: () => null,
  checking: ({ order: { doneLines, lines, pricesChanged } }) => (
    <Stack gap={4}>
      {pricesChanged && (
        <Note kind="warn" live>
          Prices changed since you looked. Nothing was ordered; we are quoting the hearings anew.
        </Note>
      )}
      <ProgressBar label="Checking the hearings" done={doneLines} total={lines} noun="lines" />
    </Stack>
  ),
  checked: OrderAll,
  applying: ({ order: { doneLines, lines } }) => (
    <Stack gap={3}>
      <ProgressBar
        label="Ordering the appearances"
        done={doneLines}
        total={lines}
        noun="appearances"
      />
      <p>All of them are ordered at once when the last one is ready. You can leave this page.</p>
    </Stack>
  ),
  applied: Done,
  failed: ({ order: { failure } }) => (
    <Note kind="bad" live>
      {failure}
    </Note>
  ),
};

function Done({ order: { lines, totalCents } }: { order: BulkOrder }) {
  return (
    <Stack gap={4}>
      <Note kind="ok" live>
        {`Done: ${counted(lines, 'appearance')} ordered for ${formatCents(totalCents)}.`}
      </Note>
      <Row>
        <ButtonLink to="/client/manage/appearance?sort=newest">See your appearances</ButtonLink>
      </Row>
    </Stack>
  );
}
