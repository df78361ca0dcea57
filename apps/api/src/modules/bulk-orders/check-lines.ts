import { caseNumberWarning, normalizeCaseNumber } from '@courtside/domain/appearances';
import { columnOfField, type LineProblem, orderColumnLabels } from '@courtside/domain/bulk-orders';
import { closedDayWarning } from '@courtside/domain/calendar';
import { spellingOf } from '@courtside/domain/places';
import type { DbOrTx } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SheetLine } from '../../platform/sheets/sheet-line.ts';
import { findSimilarAppearances, judgeOrders, type Order } from '../appearances/index.ts';
import type { QuotedOrder } from '../fees/index.ts';
import { type ReadHearing, type Reading, readHearing } from './read-hearing.ts';

/** What the dry run says of a line, and what would be ordered for it. */
export interface Finding {
  line: number;
  outcome: 'error' | 'warning' | 'ready';
  caption: string;
  court: string;
  fileNumber: string | null;
  hearingAt: string | null;
  timeZone: string | null;
  problems: LineProblem[];
  warnings: LineProblem[];
  hearing: Order | null;
  totalCents: number | null;
}

type Judged =
  | { problems: LineProblem[] }
  | { totalCents: number; hearingAt: string | null; timeZone: string };

/** Goes through a file batch by batch and remembers which hearing came first on which line. */
export class LineChecker {
  readonly #clientId: string;
  readonly #reading: Reading;
  readonly #firstLines = new Map<string, number>();

  constructor(clientId: string, reading: Reading) {
    this.#clientId = clientId;
    this.#reading = reading;
  }

  async check(db: DbOrTx, lines: readonly SheetLine[]): Promise<Finding[]> {
    const reads: ReadHearing[] = [];
    for (const { cells } of lines) reads.push(await readHearing(db, cells, this.#reading));
    // As ordering them would: what is refused then is refused now.
    const orders = reads.flatMap(({ order }) => (order ? [order] : []));
    const answers = (await judgeOrders(db, orders)).values();
    const findings = lines.map(({ line }, at): Finding => {
      const read = reads[at] as ReadHearing;
      const judged = read.order && answers.next().value;
      return this.#findingOf(line, read, judged ? judgedOf(judged) : read);
    });
    await this.#warnOfOrdered(db, findings);
    return findings.map((finding) =>
      finding.outcome === 'ready' && finding.warnings.length > 0
        ? { ...finding, outcome: 'warning' }
        : finding,
    );
  }

  #findingOf(
    line: number,
    { caption, courtName, fileNumber, court, order }: ReadHearing,
    judged: Judged,
  ): Finding {
    const about = { line, caption, court: courtName, fileNumber };
    if ('problems' in judged || !order) {
      const problems = 'problems' in judged ? judged.problems : [];
      const none = { hearingAt: null, timeZone: null, hearing: null, totalCents: null };
      return { ...about, ...none, outcome: 'error', problems, warnings: [] };
    }
    const warnings: LineProblem[] = [];
    const odd = caseNumberWarning(
      order.caseNumber ?? '',
      court?.kind.startsWith('federal') ?? false,
    );
    if (odd) warnings.push({ column: orderColumnLabels.caseNumber, message: odd });
    const closed = closedDayWarning(order.date);
    if (closed) warnings.push({ column: orderColumnLabels.date, message: closed });
    const key = keyOf(order);
    const first = this.#firstLines.get(key);
    if (first === undefined) this.#firstLines.set(key, line);
    else {
      const message = `Looks like the same hearing as line ${first}`;
      warnings.push({ column: orderColumnLabels.caption, message });
    }
    return { ...about, ...judged, outcome: 'ready', problems: [], warnings, hearing: order };
  }

  async #warnOfOrdered(db: DbOrTx, findings: readonly Finding[]): Promise<void> {
    const sought = findings.flatMap(({ hearing, warnings }) =>
      hearing ? [{ ...hearing, warnings }] : [],
    );
    const numbers = await findSimilarAppearances(db, this.#clientId, sought);
    sought.forEach(({ warnings }, index) => {
      const number = numbers[index];
      if (number === undefined) return;
      const message = `You have ordered this hearing already, as number ${number}`;
      warnings.push({ column: orderColumnLabels.caption, message });
    });
  }
}

/** What is refused stands in the column that it is about. */
function judgedOf(answer: QuotedOrder | Refusal): Judged {
  if (!(answer instanceof Refusal)) {
    const { quote, hearingAt, timeZone } = answer;
    return { totalCents: quote.client.totalCents, hearingAt, timeZone };
  }
  const errors = Object.entries(answer.errors);
  const refused = errors.map(([field, message]) => ({ column: columnOfField(field), message }));
  const { message } = answer;
  return {
    problems: refused.length > 0 ? refused : [{ column: orderColumnLabels.date, message }],
  };
}

function keyOf({ court, date, time, caseNumber, caption }: Order): string {
  const which = caseNumber ? normalizeCaseNumber(caseNumber) : spellingOf(caption);
  return [court, date, time, which].join(' ');
}
