import type { CaseType } from '@courtside/domain/case-types';
import type { CourtKind, CourtLevel } from '@courtside/domain/places';
import { readTable } from './read-table.ts';
import type { CourtFacts } from './starter-court.ts';

const visiting = ['LocalCounsel', 'ProHacVice', 'VirtualAppearance'] as const;

interface Sort {
  kind: CourtKind;
  level: CourtLevel;
  caseTypes: readonly CaseType[];
}

const sorts: Readonly<Record<string, Sort>> = {
  district: {
    kind: 'federal_district',
    level: 'trial',
    caseTypes: ['Civil', 'Collections', 'Criminal', ...visiting],
  },
  bankruptcy: {
    kind: 'federal_bankruptcy',
    level: 'trial',
    caseTypes: ['Bankruptcy', ...visiting],
  },
  bankruptcy_appellate: {
    kind: 'federal_bankruptcy',
    level: 'appeals',
    caseTypes: ['Bankruptcy', ...visiting],
  },
  appeals: {
    kind: 'federal_appeals',
    level: 'appeals',
    caseTypes: ['Bankruptcy', 'Civil', 'Criminal', 'Immigration', ...visiting],
  },
  supreme: { kind: 'federal_special', level: 'appeals', caseTypes: ['Civil', 'Criminal'] },
  veterans: { kind: 'federal_special', level: 'appeals', caseTypes: ['Civil', ...visiting] },
  armed_forces: { kind: 'federal_special', level: 'appeals', caseTypes: ['Criminal', ...visiting] },
  immigration_appeals: {
    kind: 'federal_special',
    level: 'appeals',
    caseTypes: ['Immigration', 'VirtualAppearance'],
  },
  multidistrict: { kind: 'federal_special', level: 'trial', caseTypes: ['Civil', ...visiting] },
  claims: { kind: 'federal_special', level: 'trial', caseTypes: ['Civil', ...visiting] },
  trade: { kind: 'federal_special', level: 'trial', caseTypes: ['Civil', ...visiting] },
  tax: { kind: 'federal_special', level: 'trial', caseTypes: ['Civil', ...visiting] },
  tax_trial_session: { kind: 'federal_special', level: 'trial', caseTypes: ['Civil', ...visiting] },
};

/** Every city where a federal court sits. The name has the city: one court sits in several. */
export function federalCourts(): CourtFacts[] {
  return readTable('federal-courts.tsv', [
    'kind',
    'id',
    'name',
    'state',
    'city',
    'county_fips',
    'circuit',
    'division',
    'role',
  ]).map((row) => {
    const sort = sorts[row.kind];
    if (!sort) throw new Error(`federal-courts.tsv has an unknown kind ${row.kind}`);
    return {
      ...sort,
      key: { county: row.county_fips, kind: `federal-${row.id}`, unit: row.city },
      name: `${row.name}, ${row.city}`,
      entity: row.role === 'seat' ? 'court' : 'branch',
      city: row.city,
      confidence: 'certain',
    };
  });
}
