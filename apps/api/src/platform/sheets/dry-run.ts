import type { Db, Tx } from '../db/database.ts';
import type { SheetLine } from './sheet-line.ts';

interface DryRun<Finding> {
  /** The next lines of the file (its id) after the one that is named. */
  selectLines: string;
  check: (lines: readonly SheetLine[]) => Promise<Finding[]>;
  /** Writes what was found; false when nobody waits for it any more. */
  keep: (tx: Tx, findings: readonly Finding[]) => Promise<boolean>;
  finish: (tx: Tx) => Promise<void>;
}

/** Goes through the staged lines of a file batch by batch, each kept as soon as it is judged. */
export async function dryRun<Finding>(
  db: Db,
  id: string,
  { selectLines, check, keep, finish }: DryRun<Finding>,
): Promise<void> {
  let after = 0;
  for (;;) {
    const lines = await db.sql<SheetLine>(selectLines, [id, after]);
    const last = lines.at(-1);
    if (!last) return db.transaction(finish);
    const findings = await check(lines);
    if (!(await db.transaction((tx) => keep(tx, findings)))) return;
    after = last.line;
  }
}

/** How many findings came to each outcome, in the order given. */
export function countOutcomes<Outcome extends string>(
  findings: readonly { outcome: Outcome }[],
  outcomes: readonly Outcome[],
): number[] {
  return outcomes.map((one) => findings.filter(({ outcome }) => outcome === one).length);
}
