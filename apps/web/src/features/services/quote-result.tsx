import { ApiError } from '@courtside/contract/client';
import type { ResponseOf } from '@courtside/contract/endpoint';
import type { quotes } from '@courtside/contract/quotes';
import type { UseQueryResult } from '@tanstack/react-query';
import { formatCourtTime } from '../../platform/court-time.ts';
import { isBuilt } from '../../platform/is-built.ts';
import { lineWords } from '../../platform/quote-words.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { Note } from '../../ui/note.tsx';
import classes from './estimator.module.css';

type Quote = ResponseOf<typeof quotes.calculateFee>;
type QuoteResultProps = {
  quote: UseQueryResult<Quote>;
  /** The court in words, once enough is chosen for a price. */
  courtName: string | undefined;
};

export function QuoteResult({ quote, courtName }: QuoteResultProps) {
  return (
    <div className={classes.result}>
      <div aria-live="polite" aria-busy={quote.isFetching}>
        {quote.isError ? (
          <Failure quote={quote} error={quote.error} />
        ) : quote.data && courtName ? (
          <Breakdown quote={quote.data} courtName={courtName} />
        ) : (
          <p className={classes.waiting}>
            {courtName ? 'Working out the price' : 'Choose a court and an appearance type.'}
          </p>
        )}
      </div>
      <Onward />
      <p className={classes.free}>Nothing is charged until you schedule.</p>
    </div>
  );
}

function Breakdown({ quote, courtName }: { quote: Quote; courtName: string }) {
  return (
    <>
      <p className={classes.total}>
        <span>{quote.hearingAt ? 'Your price' : 'Price with enough notice'}</span>
        <b>
          <Money cents={quote.totalCents} />
        </b>
      </p>
      <dl className={classes.lines}>
        {quote.lines.map((line) => (
          <div key={line.kind}>
            <dt>{lineWords(line, quote)}</dt>
            <dd>
              <Money cents={line.cents} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes.when}>
        {quote.hearingAt && `${formatCourtTime(quote.hearingAt, quote.timeZone)}, `}
        {courtName}
      </p>
      {!quote.hearingAt && (
        <p className={classes.when}>
          Give the date and time to see whether short notice adds to it.
        </p>
      )}
    </>
  );
}

/** What belongs to a field is told there; the rest is told here. */
function Failure({ quote, error }: { quote: UseQueryResult<Quote>; error: Error }) {
  const told = error instanceof ApiError ? Object.keys(error.errors).length : 0;
  if (told > 0) {
    return <p className={classes.waiting}>There is no price yet: see what is marked above.</p>;
  }
  return (
    <Note kind="bad">
      <p>We could not work out the price: {error.message}</p>
      <Button variant="ghost" size="s" busy={quote.isFetching} onClick={() => void quote.refetch()}>
        Try again
      </Button>
    </Note>
  );
}

/** Whoever is not signed in is asked to on the way. */
function Onward() {
  const mayOrder = isBuilt('/client/request/appearance');
  return (
    <ButtonLink to={mayOrder ? '/client/request/appearance' : '/signup'} wide>
      {mayOrder ? 'Request an Appearance' : 'Sign up to schedule'}
    </ButtonLink>
  );
}
