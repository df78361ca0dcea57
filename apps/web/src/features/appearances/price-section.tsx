import { lineWords } from '../../platform/quote-words.ts';
import { Money } from '../../ui/money.tsx';
import { Section } from '../../ui/section.tsx';
import classes from './appearances.module.css';
import type { Appearance } from './appearances-query.ts';

/** The price as it was agreed; fees that change later do not touch it. */
export function PriceSection({ appearance }: { appearance: Appearance }) {
  const { quote, coupon, cancellationFeeCents } = appearance;
  return (
    <Section title="Price">
      <dl className={classes.lines}>
        {quote.lines.map((line) => (
          <div key={line.kind}>
            <dt>{line.kind === 'coupon' && coupon ? coupon : lineWords(line, quote)}</dt>
            <dd>
              <Money cents={line.cents} />
            </dd>
          </div>
        ))}
        <div data-total>
          <dt>Total</dt>
          <dd>
            <Money cents={quote.totalCents} />
          </dd>
        </div>
        {cancellationFeeCents !== null && (
          <div>
            <dt>Cancellation fee</dt>
            <dd>
              <Money cents={cancellationFeeCents} />
            </dd>
          </div>
        )}
      </dl>
    </Section>
  );
}
