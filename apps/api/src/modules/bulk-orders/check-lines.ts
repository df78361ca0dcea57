import { caseNumberWarning, normalizeCaseNumber } from '@courtside/domain/appearances';
import { columnOfField, type LineProblem, orderColumnLabels } from '@courtside/domain/bulk-orders';
import { spellingOf } from '@courtside/domain/places';
import type { DbOrTx } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findSimilarAppearances, judgeOrder, type Order } from '../appearances/index.ts';
import { type ReadHearing, type Reading, readHearing } from './read-hearing.ts';

export interface StagedLine {
  line: number;
  cells: string[];
}

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
  | { totalCents: number; hearingAt: string; timeZone: string };

/** Goes through a file batch by batch and remembers which hearing came first on which line. */
export class LineChecker {
  readonly #clientId: string;
  readonly #reading: Reading;
  readonly #firstLines = new Map<string, number>();

  constructor(clientId: string, reading: Reading) {
    this.#clientId = clientId;
    this.#reading = reading;
  }

  async check(db: DbOrTx, lines: readonly StagedLine[]): Promise<Finding[]> {
    const findings: Finding[] = [];
    for (const { line, cells } of lines) {
      const read = await readHearing(db, cells, this.#reading);
      const judged = await this.#judge(db, read);
      findings.push(this.#findingOf(line, read, judged));
    }
    await this.#warnOfOrdered(db, findings);
    return findings.map((finding) =>
      finding.outcome === 'ready' && finding.warnings.length > 0
        ? { ...finding, outcome: 'warning' }
        : finding,
    );
  }

  /** As ordering it would: what is refused then is refused now, in the column that it is about. */
  async #judge(db: DbOrTx, { order, problems }: ReadHearing): Promise<Judged> {
    if (!order) return { problems };
    try {
      const { priced } = await judgeOrder(db, { body: { order }, clientId: this.#clientId });
      const { hearingAt, timeZone } = priced.quoted;
      return { totalCents: priced.quote.client.totalCents, hearingAt, timeZone };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const errors = Object.entries(error.errors);
      const refused = errors.map(([field, message]) => ({ column: columnOfField(field), message }));
      return {
        problems:
          refused.length > 0
            ? refused
            : [{ column: orderColumnLabels.date, message: error.message }],
      };
    }
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

function keyOf({ court, date, time, caseNumber, caption }: Order): string {
  const which = caseNumber ? normalizeCaseNumber(caseNumber) : spellingOf(caption);
  return [court, date, time, which].join(' ');
}
