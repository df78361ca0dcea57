import { modes, partyRoles, sides } from '@courtside/domain/appearances';
import { caseTypes } from '@courtside/domain/case-types';
import { formatTime } from '../../ui/format-date.ts';
import type { Template } from './templates-query.ts';

type Data = Template['data'];
type Fact = { name: string; value: string };
export type FactGroup = { title: string; facts: Fact[] };

/** Names of what the form holds by id only; absent while they are loading, or when they are gone. */
interface Names {
  court: string | undefined;
  appearanceType: string | undefined;
}

function words(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
}

function worded(value: unknown, list: Readonly<Record<string, string>>): string {
  return list[words(value)] ?? '';
}

function partyWords(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const { name, role } = value as { name?: unknown; role?: unknown };
  const is = worded(role, partyRoles);
  return words(name) && (is ? `${words(name)} (${is.toLowerCase()})` : words(name));
}

function listed(value: unknown, say: (item: unknown) => string): string {
  return Array.isArray(value) ? value.map(say).filter(Boolean).join(', ') : '';
}

/** `8:45 AM` of `08:45`. */
function hourWords(time: string): string {
  if (!/^\d{2}:\d{2}$/.test(time)) return time;
  return formatTime(`2000-01-01T${time}:00Z`);
}

/** An id that is set but whose name is not known any more says so: the form asks for it again. */
function named(id: unknown, name: string | undefined, missing: string): string {
  if (words(id) === '') return '';
  return name ?? missing;
}

/** What a template fills in, in words and in the order of the form. What it leaves open is left out. */
export function templateFacts(data: Data, names: Names): FactGroup[] {
  const text = (key: string): string => words(data[key]);
  const pair = (...keys: string[]): string => keys.map(text).filter(Boolean).join(', ');
  const groups: [string, [string, string][]][] = [
    [
      'Hearing',
      [
        ['Court', named(data['court'], names.court, 'No longer in our directory')],
        [
          'Kind of hearing',
          named(data['appearanceType'], names.appearanceType, 'No longer offered'),
        ],
        ['Practice area', worded(data['caseType'], caseTypes)],
        ['Time', hourWords(text('time'))],
        ['Expected length', text('expectedMinutes') && `${text('expectedMinutes')} minutes`],
        ['Attended', worded(data['mode'], modes)],
        ['Remote access', pair('remoteLink', 'remotePasscode')],
        ['Department', text('department')],
        ['Judge', text('judge')],
      ],
    ],
    [
      'Case',
      [
        ['Caption', text('caption')],
        ['Case number', text('caseNumber')],
        [
          'You represent',
          [text('representedParty'), worded(data['representedSide'], sides).toLowerCase()]
            .filter(Boolean)
            .join(', '),
        ],
        ['Named for the conflict check', listed(data['parties'], partyWords)],
        ['Attorney of record', pair('attorneyOfRecord', 'attorneyOfRecordBar')],
      ],
    ],
    [
      'Instructions',
      [
        ['Public summary', text('publicSummary')],
        ['For the attorney alone', text('privateInstructions')],
        ['Desired outcome', text('desiredOutcome')],
        ['Authority', text('authority')],
        ['Do not', text('doNot')],
        ['Who else attends', text('whoElseAttends')],
      ],
    ],
    [
      'Contacts and billing',
      [
        ['Day-of contact', pair('contactName', 'contactPhone')],
        ['Backup', pair('backupName', 'backupPhone')],
        ['Report goes to', listed(data['reportRecipients'], words)],
        ['File number', text('fileNumber')],
        ['Purchase order', text('purchaseOrder')],
        ['LEDES', pair('ledesClientId', 'ledesMatterId')],
      ],
    ],
  ];
  return groups
    .map(([title, facts]) => ({
      title,
      facts: facts.flatMap(([name, value]) => (value ? [{ name, value }] : [])),
    }))
    .filter(({ facts }) => facts.length > 0);
}
