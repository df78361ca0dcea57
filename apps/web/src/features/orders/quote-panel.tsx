import { IconLock } from '@tabler/icons-react';
import { useFormContext } from 'react-hook-form';
import { lineWords } from '../../platform/quote-words.ts';
import { formatCents } from '../../ui/format-cents.ts';
import { Money } from '../../ui/money.tsx';
import { Note } from '../../ui/note.tsx';
import { cancellationLines } from './cancellation-words.ts';
import { zoneAbbreviation } from './hearing-words.ts';
import { useOrder } from './order-context.ts';
import type { OrderValues } from './order-values.ts';
import classes from './orders.module.css';
import { useAppearanceTypes, useOrderRules } from './orders-queries.ts';
import type { Quote } from './use-quote.ts';

/** The price as it stands, and what changing one's mind costs. */
export function QuotePanel() {
  const { quote } = useOrder();
  const shown = quote.quote;
  return (
    <>
      <section className={classes.quote} aria-label="Your quote" aria-busy={quote.isLoading}>
        <div className={classes.quoteBody}>
          <h2>Your quote</h2>
          <p className={classes.quiet}>Updates as you type. Fixed once you schedule.</p>
          {shown ? <QuoteLines quote={shown} /> : <NoQuote />}
          {quote.error && !quote.isLoading && <Note kind="bad">{quote.error.message}</Note>}
        </div>
        <PlansChange hearingAt={shown?.hearingAt ?? null} timeZone={shown?.timeZone} />
      </section>
      <p className={classes.aside}>
        <IconLock size={16} stroke={1.75} aria-hidden />
        Nothing is charged until you schedule.
      </p>
    </>
  );
}

function NoQuote() {
  return (
    <p className={classes.noQuote}>
      Choose a court and an appearance type, and the price stands here.
    </p>
  );
}

export function QuoteLines({ quote }: { quote: Quote }) {
  const { watch, setValue } = useFormContext<OrderValues>();
  const types = useAppearanceTypes();
  const coupon = watch('coupon');
  const type = types.find(({ id }) => id === quote.appearanceType);
  const isDated = quote.hearingAt !== null;
  return (
    <>
      <dl className={classes.lines}>
        {quote.lines.map((line) => (
          <div key={line.kind}>
            <dt>
              {line.kind === 'fee' && type ? type.name : null}
              {line.kind === 'coupon' && (
                <>
                  {'Code '}
                  <b>{coupon.toUpperCase()}</b>
                  <button
                    type="button"
                    className={classes.textButton}
                    onClick={() => setValue('coupon', '', { shouldDirty: true })}
                  >
                    Remove
                  </button>
                </>
              )}
              {line.kind === 'fee' && type && <small>{lineWords(line, quote)}</small>}
              {line.kind !== 'coupon' && !(line.kind === 'fee' && type) && lineWords(line, quote)}
            </dt>
            <dd data-off={line.cents < 0 || undefined}>
              <Money cents={line.cents} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={classes.total}>
        <span>{isDated ? 'Total' : 'With enough notice'}</span>
        <b aria-live="polite">{formatCents(quote.totalCents)}</b>
      </div>
      <p className={classes.quiet}>
        {isDated
          ? `After ${quote.includedMinutes} minutes time is charged in quarter hours.`
          : 'The date decides whether a rush fee is added.'}
      </p>
    </>
  );
}

type PlansChangeProps = { hearingAt: string | null; timeZone: string | undefined };

function PlansChange({ hearingAt, timeZone }: PlansChangeProps) {
  const rules = useOrderRules();
  if (!rules) return null;
  const instantWords = (hours: number): string => {
    if (!hearingAt || !timeZone) return `${hours} hours before`;
    return momentWords(Date.parse(hearingAt) - hours * 3_600_000, timeZone);
  };
  return (
    <div className={classes.plans}>
      <h3>If your plans change</h3>
      <dl>
        {cancellationLines(rules.cancellation, instantWords).map(({ when, cost }) => (
          <div key={when}>
            <dt>{when}</dt>
            <dd>{cost}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function momentWords(atMs: number, timeZone: string): string {
  const words = new Intl.DateTimeFormat('en-US', {
    timeZone,
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(atMs);
  return `${words.replaceAll('\u202f', ' ')} ${zoneAbbreviation(atMs, timeZone)}`;
}
