import { IconLock } from '@tabler/icons-react';
import { useFormContext } from 'react-hook-form';
import { Note } from '../../ui/note.tsx';
import { cancellationLines } from './cancellation-words.ts';
import { zoneAbbreviation } from './hearing-words.ts';
import { useOrder } from './order-context.ts';
import type { OrderValues } from './order-values.ts';
import classes from './orders.module.css';
import { useOrderRules } from './orders-queries.ts';
import quoteClasses from './quote.module.css';
import { QuoteLines } from './quote-lines.tsx';
import type { Quote } from './use-quote.ts';

/** The price as it stands, and what changing one's mind costs. */
export function QuotePanel() {
  const { quote, purpose } = useOrder();
  const shown = quote.quote;
  return (
    <>
      <section className={quoteClasses.quote} aria-label="Your quote" aria-busy={quote.isLoading}>
        <div className={quoteClasses.quoteBody}>
          <h2>{purpose === 'template' ? 'Price today' : 'Your quote'}</h2>
          <p className={classes.quiet}>
            {purpose === 'template'
              ? 'What it costs today. Orders are priced when you place them.'
              : 'Updates as you type. Fixed once you schedule.'}
          </p>
          {shown ? <OwnLines quote={shown} /> : <NoQuote />}
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

/** The lines with the code of the form, which can be taken out of it. */
export function OwnLines({ quote }: { quote: Quote }) {
  const { watch, setValue } = useFormContext<OrderValues>();
  return (
    <QuoteLines
      quote={quote}
      code={watch('coupon')}
      onRemoveCode={() => setValue('coupon', '', { shouldDirty: true })}
    />
  );
}

function NoQuote() {
  return (
    <p className={quoteClasses.noQuote}>
      Choose a court and an appearance type, and the price stands here.
    </p>
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
    <div className={quoteClasses.plans}>
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
