import { fileNumberKey, fileNumberOf } from '@courtside/domain/bulk-orders';
import { fileLimits } from '@courtside/domain/files';
import { statement, type Tx } from '../../platform/db/database.ts';

const selectNumbers = statement<{ line: number; fileNumber: string }>(
  'select_bulk_order_file_numbers',
  `select line, file_number as "fileNumber" from bulk_order_findings
    where bulk_order_id = $1 and file_number is not null order by line`,
);

const selectEntries = statement<{ position: number; path: string; size: number }>(
  'select_bulk_order_entries',
  `select position, path, size from bulk_order_files
    where bulk_order_id = $1 and file_id is not null order by position`,
);

const saveMatches = statement<never>(
  'save_bulk_order_matches',
  `update bulk_order_files f set line = g.line, problem = g.problem
     from json_to_recordset($2::json) as g(position integer, line integer, problem text)
    where f.bulk_order_id = $1 and f.position = g.position`,
);

interface Match {
  position: number;
  line: number | null;
  problem: string | null;
}

/** Gives each file of the archive to the line whose file number it carries. */
export async function matchArchive(tx: Tx, id: string): Promise<void> {
  const entries = await tx.all(selectEntries, [id]);
  if (entries.length === 0) return;
  const lines = Map.groupBy(await tx.all(selectNumbers, [id]), ({ fileNumber }) =>
    fileNumberKey(fileNumber),
  );
  const keys = new Set(lines.keys());
  const taken = new Map<number, { count: number; bytes: number }>();
  const matches = entries.map(({ position, path, size }): Match => {
    const none = (problem: string) => ({ position, line: null, problem });
    const named = lines.get(fileNumberOf(path, keys) ?? '') ?? [];
    const [first, ...others] = named;
    if (!first) return none('No line has a file number that this name begins with');
    if (others.length > 0) {
      return none(`Lines ${named.map(({ line }) => line).join(', ')} have the same file number`);
    }
    const { count, bytes } = taken.get(first.line) ?? { count: 0, bytes: 0 };
    if (count >= fileLimits.count || bytes + size > fileLimits.bytesTogether) {
      return none(`Line ${first.line} has as many files as an appearance can have`);
    }
    taken.set(first.line, { count: count + 1, bytes: bytes + size });
    return { position, line: first.line, problem: null };
  });
  await tx.all(saveMatches, [id, JSON.stringify(matches)]);
}
