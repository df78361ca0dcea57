import {
  type LineProblem,
  nearNames,
  orderColumnLabels,
  sameNames,
} from '@courtside/domain/bulk-orders';
import { type CaseType, caseTypeCodes, caseTypes } from '@courtside/domain/case-types';
import type { DbOrTx } from '../../platform/db/database.ts';
import { listAppearanceTypes } from '../catalogue/index.ts';

interface NamedType {
  id: string;
  name: string;
  caseType: CaseType;
}

/** Finds kinds of hearing by what lines call them, of one practice area or of any. */
export class TypeIndex {
  readonly #types: readonly NamedType[];

  constructor(types: readonly NamedType[]) {
    this.#types = types;
  }

  find(caseType: string, name: string): { id: string } | { problem: LineProblem } {
    const area = caseTypeCodes.find(
      (code) => sameNames([code, caseTypes[code]], caseType, (one) => one).length > 0,
    );
    if (caseType !== '' && !area) {
      return problem(
        'caseType',
        `“${caseType}” is none of: ${Object.values(caseTypes).join(', ')}`,
      );
    }
    if (name === '') return problem('appearanceType', 'Is required');
    const ofArea = this.#types.filter((type) => !area || type.caseType === area);
    const same = sameNames(ofArea, name, (type) => type.name);
    const [found, another] = same;
    if (found && another) {
      const areas = same.map((type) => caseTypes[type.caseType]).join(' or ');
      return problem('caseType', `“${name}” could be ${areas}: say which`);
    }
    if (found) return { id: found.id };
    const alike = nearNames(
      ofArea.map((type) => type.name),
      name,
    ).map((one) => `“${one}”`);
    const hint = alike.length > 0 ? ` Did you mean ${alike.join(' or ')}?` : '';
    const of = area ? ` of ${caseTypes[area]}` : '';
    return problem('appearanceType', `There is no “${name}”${of} to order.${hint}`);
  }
}

function problem(column: 'caseType' | 'appearanceType', message: string) {
  return { problem: { column: orderColumnLabels[column], message } };
}

export async function readTypeIndex(db: DbOrTx): Promise<TypeIndex> {
  return new TypeIndex(await listAppearanceTypes(db, undefined));
}
