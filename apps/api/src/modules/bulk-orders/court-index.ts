import {
  type LineProblem,
  nearNames,
  orderColumnLabels,
  sameNames,
} from '@courtside/domain/bulk-orders';
import type { DbOrTx } from '../../platform/db/database.ts';
import { courtsOfState, type NamedCourt, type PlaceIndex, readPlace } from '../places/index.ts';

interface WrittenCourt {
  state: string;
  county: string;
  court: string;
}

type Found = { court: NamedCourt } | { problem: LineProblem };

/** Finds courts by what lines call them. Each state is read once, when a line first names it. */
export class CourtIndex {
  readonly #places: PlaceIndex;
  readonly #courts = new Map<string, NamedCourt[]>();
  readonly #found = new Map<string, Found>();

  constructor(places: PlaceIndex) {
    this.#places = places;
  }

  async find(db: DbOrTx, written: WrittenCourt): Promise<Found> {
    const key = JSON.stringify(written);
    const known = this.#found.get(key);
    if (known) return known;
    const found = await this.#look(db, written);
    this.#found.set(key, found);
    return found;
  }

  async #look(db: DbOrTx, { state, county, court }: WrittenCourt): Promise<Found> {
    const place = readPlace(state, county, this.#places);
    if ('problem' in place) return problem(place.column, place.problem);
    if (court === '') return problem('court', 'Is required');
    if (place.state === undefined) return problem('state', 'Is required');
    const ofState = await this.#courtsOf(db, place.state);
    const near = ofState.filter((one) => !place.county || one.county === place.county);
    const same = sameNames(near, court, ({ name }) => name);
    const offered = same.filter(({ isOffered }) => isOffered);
    const [found, another] = offered;
    if (found && another) {
      const counties = offered.map((one) => this.#places.describe(one.county)).join(' or ');
      return problem('county', `There is a court of this name in ${counties}: say which`);
    }
    if (found) return { court: found };
    if (same.length > 0) return problem('court', 'We do not serve this court.');
    return problem('court', this.#unknown(court, place, near, ofState));
  }

  #unknown(
    court: string,
    { county, state = '' }: { county?: string; state?: string },
    near: readonly NamedCourt[],
    ofState: readonly NamedCourt[],
  ): string {
    const where = county === undefined ? state : this.#places.describe(county);
    const elsewhere = sameNames(ofState, court, ({ name }) => name)[0];
    if (elsewhere) return `“${court}” is in ${this.#places.describe(elsewhere.county)}`;
    const names = near.filter(({ isOffered }) => isOffered).map(({ name }) => name);
    const alike = nearNames(names, court).map((name) => `“${name}”`);
    const hint = alike.length > 0 ? ` Did you mean ${alike.join(' or ')}?` : '';
    return `We know no “${court}” in ${where}.${hint}`;
  }

  async #courtsOf(db: DbOrTx, state: string): Promise<NamedCourt[]> {
    const known = this.#courts.get(state);
    if (known) return known;
    const read = await courtsOfState(db, state);
    this.#courts.set(state, read);
    return read;
  }
}

function problem(column: 'state' | 'county' | 'court', message: string): Found {
  return { problem: { column: orderColumnLabels[column], message } };
}
