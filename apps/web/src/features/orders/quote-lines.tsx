import { formatCents } from '@courtside/domain/money';
import { lineWords } from '../../platform/quote-words.ts';
import { Money } from '../../ui/money.tsx';
import classes from './orders.module.css';
import { useAppearanceTypes } from './orders-queries.ts';
import quoteClasses from './quote.module.css';
import type { Quote } from './use-quote.ts';

type QuoteLinesProps = {
  quote: Quote;
  /** The promotional code that a line of it is about. */
  code: string;
  onRemoveCode?: () => void;
};

/** What makes up a price, and what it comes to. */
export function QuoteLines({ quote, code, onRemoveCode }: QuoteLinesProps) {
  const types = useAppearanceTypes();
  const type = types.find(({ id }) => id === quote.appearanceType);
  const isDated = quote.hearingAt !== null;
  return (
    <>
      <dl className={quoteClasses.lines}>
        {quote.lines.map((line) => (
          <div key={line.kind}>
            <dt>
              {line.kind === 'fee' && type?.name}
              {line.kind === 'fee' && <small>{lineWords(line, quote)}</small>}
              {line.kind === 'coupon' && <CodeWords code={code} onRemove={onRemoveCode} />}
              {line.kind !== 'fee' && line.kind !== 'coupon' && lineWords(line, quote)}
            </dt>
            <dd data-off={line.cents < 0 || undefined}>
              <Money cents={line.cents} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={quoteClasses.total}>
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

type CodeWordsProps = { code: string; onRemove: (() => void) | undefined };

function CodeWords({ code, onRemove }: CodeWordsProps) {
  return (
    <>
      {'Code '}
      <b>{code.toUpperCase()}</b>
      {onRemove && (
        <button type="button" className={classes.textButton} onClick={onRemove}>
          Remove
        </button>
      )}
    </>
  );
}
