import { proposals } from '@courtside/contract/proposals';
import { formatCents } from '@courtside/domain/money';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Money } from '../../ui/money.tsx';
import { Section } from '../../ui/section.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import classes from './proposals.module.css';
import { useAnswer } from './use-answer.ts';

type ProposalCardProps = {
  appearance: { id: string; totalCents: number };
  proposal: { id: string; totalCents: number; note: string | null };
  onAnswered: () => void;
  /** It was answered or replaced meanwhile. */
  onRefused: (why: string) => void;
};

/** What an appearance costs now and would cost, and the client's two answers. */
export function ProposalCard({ appearance, proposal, onAnswered, onRefused }: ProposalCardProps) {
  const [asked, setAsked] = useState<'agree' | 'keep'>();
  const { answer, keyFor } = useAnswer({ onAnswered, onRefused });
  const params = { id: appearance.id };
  const [was, becomes] = [appearance.totalCents, proposal.totalCents];
  const close = () => setAsked(undefined);

  const agree = async () => {
    const body = { proposal: proposal.id, expectedTotalCents: becomes };
    const options = { idempotencyKey: keyFor({ agree: body }) };
    await answer(async () => call(proposals.accept, { params, body }, options), {
      done: `The fee is ${formatCents(becomes)} now. Attorneys are asked again`,
    });
    close();
  };
  const keep = async () => {
    const body = { proposal: proposal.id };
    const options = { idempotencyKey: keyFor({ keep: body }) };
    await answer(async () => call(proposals.decline, { params, body }, options), {
      done: 'The fee stays as it is',
    });
    close();
  };
  return (
    <div className={classes.card}>
      <Section title="A higher fee is proposed">
        <Stack gap={4}>
          <p>
            Nobody has taken this appearance yet. A higher fee may find an attorney in time; the
            answer is yours.
          </p>
          {proposal.note && <p className={classes.why}>{proposal.note}</p>}
          <dl className={classes.totals}>
            <Total label="Price now" cents={was} />
            <Total label="Increase" cents={becomes - was} />
            <Total label="New price" cents={becomes} />
          </dl>
          <Row gap={3}>
            <Button onClick={() => setAsked('agree')}>{`Agree to ${formatCents(becomes)}`}</Button>
            <Button variant="secondary" onClick={() => setAsked('keep')}>
              Keep the fee
            </Button>
          </Row>
        </Stack>
      </Section>
      <ConfirmDialog
        opened={asked === 'agree'}
        question="Agree to the higher fee?"
        keep="Not yet"
        act={`Agree to ${formatCents(becomes)}`}
        money={[
          { label: 'Price now', cents: was },
          { label: 'Increase', cents: becomes - was },
          { label: 'New price', cents: becomes, total: true },
        ]}
        onKeep={close}
        onAct={agree}
      >
        Attorneys are asked again at once.
      </ConfirmDialog>
      <ConfirmDialog
        opened={asked === 'keep'}
        question="Keep the fee as it is?"
        keep="Not yet"
        act="Keep the fee"
        consequence="The hearing may stay without an attorney."
        onKeep={close}
        onAct={keep}
      >
        {`The price stays ${formatCents(was)}, and we keep looking.`}
      </ConfirmDialog>
    </div>
  );
}

function Total({ label, cents }: { label: string; cents: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Money cents={cents} />
      </dd>
    </div>
  );
}
