import { spellingOf } from '@courtside/domain/places';
import type { DbOrTx } from '../../platform/db/database.ts';

export interface County {
  fips: string;
  state: string;
  name: string;
  fullName: string;
  timeZone: string;
}

/** Every state and county by what a file may call them. */
export class PlaceIndex {
  readonly #states = new Map<string, string>();
  readonly #counties = new Map<string, County>();
  readonly #named = new Map<string, County[]>();

  constructor(states: readonly { code: string; name: string }[], counties: readonly County[]) {
    for (const { code, name } of states) {
      this.#states.set(spellingOf(code), code);
      this.#states.set(spellingOf(name), code);
    }
    for (const county of counties) {
      this.#counties.set(county.fips, county);
      for (const name of new Set([spellingOf(county.name), spellingOf(county.fullName)])) {
        const key = `${county.state} ${name}`;
        this.#named.set(key, [...(this.#named.get(key) ?? []), county]);
      }
    }
  }

  findState(text: string): string | undefined {
    return this.#states.get(spellingOf(text));
  }

  findCounty(fips: string): County | undefined {
    return this.#counties.get(fips);
  }

  /** More than one when the name alone does not say which, as with cities that are no part of a county. */
  findCountiesNamed(state: string, name: string): County[] {
    const found = this.#named.get(`${state} ${spellingOf(name)}`) ?? [];
    const inFull = found.filter((county) => spellingOf(county.fullName) === spellingOf(name));
    return inFull.length === 1 ? inFull : found;
  }

  describe(fips: string): string {
    const county = this.#counties.get(fips);
    return county ? `${county.fullName}, ${county.state}` : fips;
  }
}

export async function readPlaceIndex(db: DbOrTx): Promise<PlaceIndex> {
  return new PlaceIndex(
    await db.sql<{ code: string; name: string }>('select code, name from states'),
    await db.sql<County>(
      `select fips, state_code as state, name, full_name as "fullName", time_zone as "timeZone"
         from counties`,
    ),
  );
}
