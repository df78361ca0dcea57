import { courtColumnLabels, courtColumns } from '@courtside/contract/court-uploads';
import { caseTypes } from '@courtside/domain/case-types';
import { courtKinds, courtLevels } from '@courtside/domain/places';
import type { Db } from '../../platform/db/database.ts';
import type { FileAnswer } from '../../platform/http/context.ts';
import { csvOf } from '../../platform/sheets/csv.ts';
import { type CourtFilters, type CourtRecord, listCourtRecords } from './court-records.queries.ts';

const rowsAtOnce = 1_000;

/** A file that can be changed and uploaded again. Read bit by bit, as the caller takes it. */
export function exportCourts(db: Db, filters: CourtFilters): FileAnswer {
  return { fileName: 'courts.csv', content: csvOf(rowsOf(db, filters)) };
}

async function* rowsOf(db: Db, filters: CourtFilters): AsyncIterable<readonly unknown[]> {
  yield courtColumns.map((column) => courtColumnLabels[column]);
  let cursor: string | undefined;
  do {
    const page = await listCourtRecords(db, {
      ...filters,
      sort: 'name',
      cursor,
      limit: rowsAtOnce,
    });
    for (const court of page.items) {
      const cells = cellsOf(court);
      yield courtColumns.map((column) => cells[column]);
    }
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
}

// Counties by name: a spreadsheet would take the zeros off their numbers.
function cellsOf(court: CourtRecord) {
  return {
    ...court,
    kind: courtKinds[court.kind],
    level: courtLevels[court.level],
    county: court.countyName,
    caseTypes: court.caseTypes.map((type) => caseTypes[type]).join(', '),
    active: court.active ? 'Yes' : 'No',
  };
}
