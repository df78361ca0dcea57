import { formatCents } from '@courtside/domain/money';
import { changesCommitment } from '@courtside/domain/offers';
import { useWatch } from 'react-hook-form';
import { Note } from '../../ui/note.tsx';
import { useOrder } from './order-context.ts';
import type { OrderValues } from './order-values.ts';
import classes from './orders.module.css';
import type { Appearance } from './orders-queries.ts';
import quoteClasses from './quote.module.css';
import { QuoteLines } from './quote-lines.tsx';

/** What was agreed, what it would be, and the difference. */
export function ChangePrice({ appearance }: { appearance: Appearance }) {
  const { quote } = useOrder();
  const { totalCents: before, coupon } = appearance;
  // Without a day it is what anybody would pay, before this order's code and what was agreed for it.
  const now = quote.quote?.hearingAt ? quote.quote : undefined;
  const difference = now ? now.totalCents - before : 0;
  const isMore = useChangesCommitment(appearance);
  const asksAgain = quote.asksAgain || (isMore && !quote.releases);
  return (
    <section className={quoteClasses.quote} aria-label="Price" aria-busy={quote.isLoading}>
      <div className={quoteClasses.quoteBody}>
        <h2>{difference === 0 ? 'Price' : 'New price'}</h2>
        <p className={classes.quiet}>
          {difference === 0
            ? 'Another court, date, kind or length is priced anew.'
            : `It was ${formatCents(before)}.`}
        </p>
        {now && <QuoteLines quote={now} code={coupon ?? ''} />}
        {difference !== 0 && (
          <output className={quoteClasses.difference}>
            <span>{difference > 0 ? 'You pay more' : 'You get back'}</span>
            <span>{formatCents(Math.abs(difference))}</span>
          </output>
        )}
        {quote.error && !quote.isLoading && <Note kind="bad">{quote.error.message}</Note>}
      </div>
      {asksAgain && (
        <div className={quoteClasses.plans}>
          The attorney who accepted is asked to confirm again. If they do not, we look for another.
        </div>
      )}
    </section>
  );
}

/** Whether it would be more than the attorney who accepted has agreed to. */
function useChangesCommitment({ status, order }: Appearance): boolean {
  const [parties, representedParty, representedSide, mode] = useWatch<
    OrderValues,
    ['parties', 'representedParty', 'representedSide', 'mode']
  >({ name: ['parties', 'representedParty', 'representedSide', 'mode'] });
  if (status !== 'assigned' || representedSide === '') return false;
  const named = parties.filter(({ name }) => name.trim() !== '');
  return changesCommitment(order, { parties: named, representedParty, representedSide, mode });
}
