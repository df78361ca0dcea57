import type { CourtLevel } from '@courtside/domain/places';
import { readTable } from './read-table.ts';
import type { CourtFacts } from './starter-court.ts';

export function immigrationCourts(): CourtFacts[] {
  return readTable('immigration-courts.tsv', [
    'name',
    'city',
    'unit',
    'state',
    'county_fips',
    'detained_only',
  ]).map((row) => ({
    key: { county: row.county_fips, kind: 'immigration', unit: row.unit || row.city },
    name: row.name,
    kind: 'immigration',
    level: 'trial',
    entity: 'court',
    city: row.city,
    caseTypes: ['Immigration', 'VirtualAppearance'],
    confidence: 'certain',
  }));
}

/** Those that are no agency, commission or board. */
const levels: Readonly<Record<string, CourtLevel>> = {
  appeals: 'appeals',
  court: 'trial',
  'administrative court': 'trial',
  judges: 'trial',
};

/** Every city where claims are heard. The name has the city: one board sits in several. */
export function workersCompensationBoards(): CourtFacts[] {
  return readTable('workers-compensation-boards.tsv', [
    'state',
    'name',
    'kind',
    'city',
    'unit',
    'county_fips',
    'role',
    'note',
  ]).map((row) => ({
    key: { county: row.county_fips, kind: 'workers-compensation', unit: row.unit || row.city },
    name: `${row.name}, ${row.city}`,
    kind: 'workers_compensation',
    level: levels[row.kind] ?? 'agency',
    entity: row.role === 'head' ? 'court' : 'branch',
    city: row.city,
    caseTypes: ['WorkerCompensation', 'VirtualAppearance'],
    confidence: 'certain',
  }));
}
