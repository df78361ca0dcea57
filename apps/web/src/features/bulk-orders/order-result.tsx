import { formatCents } from '@courtside/domain/money';
import { ButtonLink } from '../../ui/button.tsx';
import { counted } from '../../ui/counted.ts';
import { Note } from '../../ui/note.tsx';
import { Section } from '../../ui/section.tsx';
import { CheckedLines } from '../../ui/sheets/checked-lines.tsx';
import { hasFindings, SheetStanding } from '../../ui/sheets/sheet-standing.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { type BulkOrder, useLines } from './bulk-orders-query.ts';
import { lineColumns, outcomeLooks } from './line-columns.tsx';
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
  const hasResult = hasFindings(order);
  return (
    <>
      <Section title="3. Look it over and order">
        <Stack gap={5}>
          <SheetStanding
            sheet={order}
            checking="Checking the hearings"
            warning={
              order.pricesChanged && (
                <Note kind="warn" live>
                  Prices changed since you looked. Nothing was ordered; we are quoting the hearings
                  anew.
                </Note>
              )
            }
            checked={<OrderAll order={order} />}
            applying="Ordering the appearances"
            noun="appearances"
            meanwhile="All of them are ordered at once when the last one is ready."
            applied={<Done order={order} />}
          />
          {hasResult && <Hearings order={order} outcome={outcome} onOutcome={onOutcome} />}
        </Stack>
      </Section>
      {hasResult && order.zip && <ZipFiles order={order} zip={order.zip} />}
    </>
  );
}

function Hearings({ order, outcome, onOutcome }: OrderResultProps) {
  return (
    <CheckedLines
      looks={outcomeLooks}
      counts={order.counts}
      outcome={outcome}
      onOutcome={onOutcome}
      label="Hearings of the file"
      noun="hearings"
      columns={lineColumns}
      list={useLines(order.id, outcome)}
    />
  );
}

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
