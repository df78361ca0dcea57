import { type CaseType, caseTypeCodes } from '@courtside/domain/case-types';
import type { Fee } from '@courtside/domain/fees';
import { stableId } from '../../platform/db/stable-id.ts';
import { starterTypes } from './starter-types.ts';

export interface StarterType extends Fee {
  id: string;
  caseType: CaseType;
  name: string;
  description: string;
  utbmsTask: string;
  usualMinutes: number;
  inPerson: boolean;
  remote: boolean;
  position: number;
}

export function readStarterTypes(): StarterType[] {
  return caseTypeCodes.flatMap((caseType) =>
    starterTypes[caseType]
      .trim()
      .split('\n')
      .map((line, index) => typeOf(caseType, line, index)),
  );
}

const row =
  /^(?<name>[^|]+) \| (?<task>\w+) \| (?<usual>\d+) \| (?<how>in person|remote|both) \| (?<client>\d+) \+ (?<clientHourly>\d+)\/h \| (?<attorney>\d+) \+ (?<attorneyHourly>\d+)\/h \| (?<included>\d+) \| (?<description>[^|]+)$/;

function typeOf(caseType: CaseType, line: string, index: number): StarterType {
  const cells = row.exec(line.trim())?.groups;
  if (!cells) throw new Error(`Not a row of ${caseType}: ${line}`);
  const { name = '', task = '', how, description = '' } = cells;
  return {
    // By the name that it came with: a name changed later in the table makes another type.
    id: stableId('appearance-type', `${caseType}/${name}`),
    caseType,
    name,
    description,
    utbmsTask: task,
    usualMinutes: Number(cells['usual']),
    inPerson: how !== 'remote',
    remote: how !== 'in person',
    position: (index + 1) * 10,
    clientFeeCents: Number(cells['client']) * 100,
    attorneyFeeCents: Number(cells['attorney']) * 100,
    includedMinutes: Number(cells['included']),
    clientHourlyCents: Number(cells['clientHourly']) * 100,
    attorneyHourlyCents: Number(cells['attorneyHourly']) * 100,
  };
}
