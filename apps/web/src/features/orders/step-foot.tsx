import { formatCents } from '@courtside/domain/money';
import { IconArrowRight, IconChevronLeft } from '@tabler/icons-react';
import { Button } from '../../ui/button.tsx';
import { useOrder } from './order-context.ts';
import { orderSteps, type StepKey, stepKeys } from './order-steps.ts';
import classes from './orders.module.css';

/** Back, and on. */
export function StepFoot({ step, busy }: { step: StepKey; busy: boolean }) {
  const { goTo, quote } = useOrder();
  const at = stepKeys.indexOf(step);
  const before = stepKeys[at - 1];
  const next = stepKeys[at + 1];
  return (
    <div className={classes.footRow}>
      {before ? (
        <Button variant="ghost" onClick={() => goTo(before)}>
          <IconChevronLeft size={18} stroke={1.75} aria-hidden />
          {`Back to ${orderSteps[before].title}`}
        </Button>
      ) : (
        <span />
      )}
      <span className={classes.footAct}>
        <Button type="submit" size="l" busy={busy} busyLabel="Scheduling">
          {next ? `Continue to ${orderSteps[next].title}` : scheduleWords(quote.quote?.totalCents)}
          {next && <IconArrowRight size={18} stroke={1.75} aria-hidden />}
        </Button>
      </span>
    </div>
  );
}

function scheduleWords(totalCents: number | undefined): string {
  return totalCents === undefined ? 'Schedule' : `Schedule for ${formatCents(totalCents)}`;
}
