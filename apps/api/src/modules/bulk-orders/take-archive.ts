import type { Readable } from 'node:stream';
import { bulkLimits } from '@courtside/contract/bulk-orders';
import type { FileKind } from '@courtside/domain/files';
import { guessFileKind } from '@courtside/domain/files';
import { statement, type Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { spool } from '../../platform/sheets/spool.ts';
import { holdFiles, putFile, type ReceivedFile, releaseFiles } from '../files/index.ts';
import { type BulkOrder, getBulkOrder, lockBulkOrder } from './bulk-orders.queries.ts';
import { type ArchiveEntry, readArchive } from './read-archive.ts';

interface HandedIn {
  id: string;
  fileName: string;
  bytes: Readable;
  clientId: string;
}

interface TakenEntry {
  path: string;
  kind: FileKind;
  received: ReceivedFile | undefined;
  problem: string | undefined;
}

/** As many as a store takes at once without one waiting for the other. */
const atOnce = 6;

/** Keeps the files of an archive for the hearings that they will belong to. Bytes first, rows last. */
export async function takeArchive(
  platform: Platform,
  { id, fileName, bytes, clientId }: HandedIn,
): Promise<BulkOrder> {
  const { db } = platform;
  refuseIfBusy(await getBulkOrder(db, id, clientId));
  const file = await spool(bytes);
  try {
    const entries = await readArchive(file);
    if (entries.length === 0) {
      const message = 'This ZIP file has no files in it.';
      throw new Refusal('invalid_request', { message, errors: { file: message } });
    }
    const taken = await takeEntries(platform, entries);
    await db.transaction(async (tx) => {
      refuseIfBusy(await lockBulkOrder(tx, id, clientId));
      await replaceEntries(tx, { id, clientId, fileName, taken });
    });
    return await getBulkOrder(db, id, clientId);
  } finally {
    await file.remove();
  }
}

function refuseIfBusy({ stage, hasLines }: BulkOrder): void {
  if (stage === 'checking' || stage === 'applying' || stage === 'applied') {
    const message = 'This file is being worked on or was ordered already.';
    throw new Refusal('conflict', { message, errors: { file: message } });
  }
  if (!hasLines) {
    const message = 'The lines of this file are no longer kept. Hand it in again.';
    throw new Refusal('conflict', { message, errors: { file: message } });
  }
}

async function takeEntries(platform: Platform, entries: ArchiveEntry[]): Promise<TakenEntry[]> {
  const taken: TakenEntry[] = [];
  const waiting = entries.entries();
  const work = async () => {
    for (const [index, entry] of waiting) taken[index] = await takeEntry(platform, entry);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return taken;
}

async function takeEntry(platform: Platform, entry: ArchiveEntry): Promise<TakenEntry> {
  const { path, problem } = entry;
  const about = { path: path.slice(-1000), kind: guessFileKind(path.split('/').at(-1) ?? path) };
  if (problem) return { ...about, received: undefined, problem };
  try {
    const received = await putFile(platform, path, await entry.open());
    return { ...about, received, problem: undefined };
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === undefined) throw error;
    return { ...about, received: undefined, problem: reason };
  }
}

/** What the inspection refuses, and what cannot be unpacked. A store that is away is no such reason. */
function reasonOf(error: unknown): string | undefined {
  if (error instanceof Refusal) return error.errors['file'] ?? error.message;
  if (!(error instanceof Error)) return undefined;
  const isZlib = 'code' in error && String(error.code).startsWith('Z_');
  return isZlib || /too (?:many|few) bytes/i.test(error.message)
    ? 'Damaged: cannot be unpacked'
    : undefined;
}

const forgetEntries = statement<{ fileId: string | null }>(
  'forget_bulk_order_entries',
  `delete from bulk_order_files where bulk_order_id = $1 returning file_id as "fileId"`,
);

const insertEntries = statement<never>(
  'insert_bulk_order_entries',
  `insert into bulk_order_files (bulk_order_id, position, path, kind, size, file_id, problem)
   select $1, position, path, kind, size, "fileId", problem
     from json_to_recordset($2::json)
       as g(position integer, path text, kind text, size integer, "fileId" uuid, problem text)`,
);

const nameArchive = statement<{ heldUntil: string }>(
  'name_bulk_order_archive',
  `update bulk_orders
      set zip_name = $2, failure = null,
          stage = 'uploaded', done_lines = 0, error = 0, warning = 0, ready = 0, total_cents = 0
    where id = $1
   returning created_at + make_interval(days => $3) as "heldUntil"`,
);

/** In place of an archive that was handed in before; where its files belong is found out by a check. */
async function replaceEntries(
  tx: Tx,
  { id, clientId, fileName, taken }: Omit<HandedIn, 'bytes'> & { taken: readonly TakenEntry[] },
): Promise<void> {
  const before = await tx.all(forgetEntries, [id]);
  await releaseFiles(
    tx,
    before.flatMap(({ fileId }) => (fileId ? [fileId] : [])),
  );
  const named = await tx.first(nameArchive, [id, fileName, bulkLimits.keptDays]);
  if (!named) throw new Error('The archive was not kept');
  const received = taken.flatMap(({ received: file, kind }) => (file ? [{ ...file, kind }] : []));
  const ids = (
    await holdFiles(tx, { ownerId: clientId, heldUntil: named.heldUntil, received })
  ).values();
  const rows = taken.map(({ path, kind, received: file, problem }, position) => ({
    position,
    path,
    kind,
    problem,
    ...(file && { size: file.size, fileId: ids.next().value }),
  }));
  await tx.all(insertEntries, [id, JSON.stringify(rows)]);
}
