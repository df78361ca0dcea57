import {
  courtClockWords,
  dayWords,
  expenseCodes,
  nextWords,
  orderWords,
  type Result,
  resultSummary,
  urgencies,
} from '@courtside/domain/results';
import { Facts } from '../../ui/facts.tsx';
import { Money } from '../../ui/money.tsx';
import { Section } from '../../ui/section.tsx';
import viewClasses from './result-view.module.css';
import classes from './results.module.css';
import type { ClientReport } from './results-queries.ts';

type ResultViewProps = {
  result: Result;
  attorneyName: string;
  report: Pick<ClientReport, 'representedParty' | 'date' | 'timeZone'>;
};

const given = (facts: readonly (readonly [string, string | null | undefined])[]) =>
  facts.flatMap(([name, value]) => (value ? [{ name, value }] : []));

/** A report as it reads: the outcome first, then what follows from it, then how it came to that. */
export function ResultView({ result, attorneyName, report }: ResultViewProps) {
  const { representedParty, date, timeZone } = report;
  const clock = (time: string | null) => time && courtClockWords({ date, time }, timeZone);
  const detail = result.whyNotAppeared ?? result.whyNotHeard;
  return (
    <div className={viewClasses.report}>
      <div className={viewClasses.headline}>
        <p>{resultSummary(result, timeZone)}</p>
        {detail && <p className={viewClasses.text}>{detail}</p>}
      </div>
      {result.actionRequired && (
        <Section
          title={
            result.urgency
              ? `Action required: ${urgencies[result.urgency].toLowerCase()}`
              : 'Action required'
          }
        >
          <p className={viewClasses.text}>{result.actionRequired}</p>
        </Section>
      )}
      {result.ruling && (
        <Section title="Ruling">
          <p className={viewClasses.text}>{result.ruling}</p>
        </Section>
      )}
      <NextView result={result} timeZone={timeZone} />
      <Section title="What happened">
        <p className={viewClasses.text}>{result.narrative}</p>
      </Section>
      {result.settlementTerms && (
        <Section title="Settlement terms">
          <p className={viewClasses.text}>{result.settlementTerms}</p>
        </Section>
      )}
      <Section title="Attendance">
        <Facts
          items={given([
            ['Attorney', attorneyName],
            ['Appeared for', representedParty],
            ['Judge sitting', result.judge],
            ['Also appeared', result.whoAppeared],
            ['Checked in', clock(result.checkedIn)],
            ['Called', clock(result.called)],
            ['Out', clock(result.out)],
          ])}
        />
      </Section>
      <ExpensesView result={result} />
    </div>
  );
}

function NextView({ result, timeZone }: { result: Result; timeZone: string }) {
  const { deadlines, orders } = result;
  const next = nextWords(result, timeZone);
  if (!next && deadlines.length === 0 && orders.length === 0) return null;
  return (
    <Section title="What comes next">
      <dl className={viewClasses.dates}>
        {next && (
          <div>
            <dt>Next date</dt>
            <dd>{[next, result.nextType].filter(Boolean).join(', ')}</dd>
          </div>
        )}
        {deadlines.map(({ what, date }) => (
          <div key={`${date} ${what}`}>
            <dt>{dayWords(date)}</dt>
            <dd>{what}</dd>
          </div>
        ))}
        {orders.map((order) => (
          <div key={order.what}>
            <dt>Order</dt>
            <dd>{orderWords(order)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function ExpensesView({ result: { expenses } }: { result: Result }) {
  if (expenses.length === 0) return null;
  const total = expenses.reduce((sum, { cents }) => sum + cents, 0);
  return (
    <Section title="Expenses">
      <dl className={viewClasses.lines}>
        {expenses.map(({ code, description, cents, file }) => (
          <div key={`${code} ${description} ${cents}`}>
            <dt>
              <p>{description}</p>
              <p className={classes.quiet}>
                {`${expenseCodes[code]}, ${code}${file ? ', receipt on file' : ''}`}
              </p>
            </dt>
            <dd>
              <Money cents={cents} />
            </dd>
          </div>
        ))}
        <div data-total>
          <dt>Total</dt>
          <dd>
            <Money cents={total} />
          </dd>
        </div>
      </dl>
    </Section>
  );
}
