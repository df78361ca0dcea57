import type { courtUpload, courtUploads } from '@courtside/contract/court-uploads';
import type { QueryOf, ResponseOf } from '@courtside/contract/endpoint';
import type { z } from 'zod';
import { type DbOrTx, statement } from '../../platform/db/database.ts';
import { keysetPage, where } from '../../platform/db/keyset.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { FaultyLine } from '../../platform/sheets/faulty-lines-file.ts';

export type CourtUpload = z.output<typeof courtUpload>;

const select = `
  select u.id, u.file_name as "fileName", u.stage, u.columns, u.sample, u.mapping, u.lines,
         u.done_lines as "doneLines",
         jsonb_build_object('error', u.error, 'duplicate', u.duplicate, 'changed', u.changed,
                            'new', u.new, 'same', u.same) as counts,
         u.failure, u.has_lines as "hasLines", b.full_name as "byName",
         u.created_at as "createdAt", u.applied_at as "appliedAt"
    from court_uploads u join users b on b.id = u.by_id`;

const selectUpload = statement<CourtUpload>('select_court_upload', `${select} where u.id = $1`);

export async function getUpload(db: DbOrTx, id: string): Promise<CourtUpload> {
  const upload = await db.first(selectUpload, [id]);
  if (!upload) throw new Refusal('not_found');
  return upload;
}

export async function listUploads(db: DbOrTx, page: QueryOf<typeof courtUploads.list>) {
  return keysetPage<CourtUpload>(
    db,
    {
      select,
      where: [],
      key: [
        { column: 'u.created_at', type: 'timestamptz', of: (upload) => upload.createdAt },
        { column: 'u.id', type: 'uuid', of: (upload) => upload.id },
      ],
      direction: 'desc',
    },
    page,
  );
}

type UploadLine = ResponseOf<typeof courtUploads.listLines>['items'][number];

export async function listLines(
  db: DbOrTx,
  id: string,
  { outcome, ...page }: QueryOf<typeof courtUploads.listLines>,
) {
  await getUpload(db, id);
  return keysetPage<UploadLine>(
    db,
    {
      select: `select line, outcome, name, place, problems, changes from court_upload_findings f`,
      where: [...where('f.upload_id = ?', id), ...where('f.outcome = ?', outcome)],
      key: [{ column: 'f.line', type: 'integer', of: ({ line }) => line }],
      direction: 'asc',
    },
    page,
  );
}

const selectFaulty = statement<FaultyLine>(
  'select_faulty_court_upload_lines',
  `select f.line, l.cells, f.problems
     from court_upload_findings f
     join court_upload_lines l on l.upload_id = f.upload_id and l.line = f.line
    where f.upload_id = $1 and f.outcome in ('error', 'duplicate') and f.line > $2
    order by f.line limit 1000`,
);

/** A batch at a time, so that no connection is held while somebody downloads slowly. */
export async function* faultyLines(db: DbOrTx, id: string): AsyncIterable<FaultyLine> {
  let after = 0;
  for (;;) {
    const batch = await db.all(selectFaulty, [id, after]);
    yield* batch;
    const last = batch.at(-1);
    if (!last) return;
    after = last.line;
  }
}
