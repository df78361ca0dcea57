import { formatCents } from '@courtside/domain/money';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { useOrder } from './order-context.ts';
import classes from './orders.module.css';
import quoteClasses from './quote.module.css';
import { QuotePanel } from './quote-panel.tsx';

type QuoteBarProps = { act: string; busy: boolean };

/** On phones: the total and the way on, in reach of a thumb. */
export function QuoteBar({ act, busy }: QuoteBarProps) {
  const { quote } = useOrder().quote;
  const [isOpen, setOpen] = useState(false);
  const isRush = quote?.lines.some(({ kind }) => kind === 'rush');
  return (
    <div className={quoteClasses.bar} data-covers-bottom-bar>
      <div>
        <div className={classes.quiet}>
          {quote && !quote.hearingAt ? 'With enough notice' : isRush ? 'Total, with rush' : 'Total'}
          <button type="button" className={classes.textButton} onClick={() => setOpen(true)}>
            Details
          </button>
        </div>
        <b>{quote ? formatCents(quote.totalCents) : 'Not known yet'}</b>
      </div>
      <Button type="submit" size="l" busy={busy}>
        {act}
      </Button>
      <Drawer opened={isOpen} onClose={() => setOpen(false)} label="Your quote">
        <QuotePanel />
      </Drawer>
    </div>
  );
}
