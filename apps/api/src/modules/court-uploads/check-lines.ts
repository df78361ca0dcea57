import { courtColumnLabels } from '@courtside/contract/court-uploads';
import type { DbOrTx } from '../../platform/db/database.ts';
import type { SheetLine } from '../../platform/sheets/sheet-line.ts';
import type { PlaceIndex } from '../places/index.ts';
import { type Completed, complete, type Finding, findingOf } from './decide-outcome.ts';
import { findCourtsById, findSpots, type Place, type Spot } from './find-courts.ts';
import { type ReadCourt, readCourt } from './read-court.ts';
import type { Mapping } from './suggest-mapping.ts';

/** Goes through a file batch by batch and remembers which court came first on which line. */
export class LineChecker {
  readonly #mapping: Mapping;
  readonly #places: PlaceIndex;
  readonly #firstLines = new Map<string, number>();

  constructor(mapping: Mapping, places: PlaceIndex) {
    this.#mapping = mapping;
    this.#places = places;
  }

  async check(db: DbOrTx, lines: readonly SheetLine[]): Promise<Finding[]> {
    const reads = lines.map((line) => readCourt(line, this.#mapping, this.#places));
    const completed = await this.#complete(db, reads);
    const targets = completed.map(({ court }) => court);
    const spots = await spotsOf(db, targets);
    return completed.map((one, i) => {
      const spot = spots[i];
      const isDuplicate = spot !== undefined && this.#isTaken(one, spot);
      return findingOf(one, isDuplicate, this.#places);
    });
  }

  /** Lines with an ID mean that court, whatever name they give it; others mean the one so named. */
  async #complete(db: DbOrTx, reads: readonly ReadCourt[]): Promise<Completed[]> {
    const ids = reads.flatMap(({ id, problems }) => (id && problems.length === 0 ? [id] : []));
    const byId = await findCourtsById(db, ids);
    const spots = await spotsOf(db, reads.map(placeOf));
    return reads.map((read, i) => {
      const existing = read.id === undefined ? spots[i]?.court : byId.get(read.id);
      return complete(read, existing, this.#places);
    });
  }

  /** Adds what is wrong with where the line would put its court; true when the file says it twice. */
  #isTaken({ read, problems, existing }: Completed, { key, court }: Spot): boolean {
    const keys = existing ? [key, existing.id] : [key];
    const first = keys.map((one) => this.#firstLines.get(one)).find((line) => line !== undefined);
    if (first !== undefined) {
      problems.push({ column: courtColumnLabels.name, message: `The same court as line ${first}` });
      return true;
    }
    if (court && existing && court.id !== existing.id) {
      problems.push({
        column: courtColumnLabels.name,
        message: 'Another court of this county has this name',
      });
      return false;
    }
    for (const one of keys) this.#firstLines.set(one, read.line);
    return false;
  }
}

async function spotsOf(
  db: DbOrTx,
  places: readonly (Place | undefined)[],
): Promise<(Spot | undefined)[]> {
  const found = (
    await findSpots(
      db,
      places.filter((place) => place !== undefined),
    )
  ).values();
  return places.map((place) => place && found.next().value);
}

function placeOf({ id, values: { county, name } }: ReadCourt): Place | undefined {
  return id === undefined && county !== undefined && name !== undefined
    ? { county, name }
    : undefined;
}
