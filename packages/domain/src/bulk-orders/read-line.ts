import { type OrderColumn, type OrderMapping, orderColumnLabels } from './columns.ts';
import {
  type Read,
  readCents,
  readDay,
  readMode,
  readNumber,
  readParties,
  readSide,
  readTime,
  readWhich,
  readYes,
} from './read-values.ts';

export interface LineProblem {
  /** As the template heads it. */
  column: string;
  message: string;
}

/** What has to be looked up, as the line writes it. */
export type LineNames = Record<
  'state' | 'county' | 'court' | 'caseType' | 'appearanceType',
  string
>;

/** A line as far as it can be read by itself. */
export interface ReadLine {
  names: LineNames;
  /** The rest of the order, to be checked as one that comes from the form. */
  fields: Record<string, unknown>;
  problems: LineProblem[];
}

/** What an order takes from the account where the line says nothing. */
export interface LineDefaults {
  contactName: string;
  contactPhone: string;
}

const plainColumns = [
  'caption',
  'caseNumber',
  'remoteLink',
  'remotePasscode',
  'department',
  'judge',
  'representedParty',
  'attorneyOfRecord',
  'attorneyOfRecordBar',
  'publicSummary',
  'privateInstructions',
  'desiredOutcome',
  'authority',
  'doNot',
  'whoElseAttends',
  'backupName',
  'backupPhone',
  'fileNumber',
  'purchaseOrder',
  'ledesClientId',
  'ledesMatterId',
] as const satisfies readonly OrderColumn[];

/** Columns whose words have to be understood, by the field of the order that they fill. */
const readers = [
  ['which', 'which', readWhich],
  ['mode', 'mode', readMode],
  ['representedSide', 'representedSide', readSide],
  ['parties', 'parties', readParties],
  ['expectedMinutes', 'expectedMinutes', readNumber],
  ['mayCostMore', 'mayCostMoreCents', readCents],
] as const satisfies readonly [OrderColumn, string, (text: string) => Read<unknown>][];

export function readOrderLine(
  cells: readonly string[],
  mapping: OrderMapping,
  defaults: LineDefaults,
): ReadLine {
  const cell = (column: OrderColumn): string => {
    const position = mapping[column];
    return position === null ? '' : (cells[position] ?? '').trim();
  };
  const problems: LineProblem[] = [];
  const understand = <Value>(
    column: OrderColumn,
    read: (text: string) => Read<Value>,
  ): Value | undefined => {
    const text = cell(column);
    if (text === '') return undefined;
    const result = read(text);
    if ('value' in result) return result.value;
    problems.push({ column: orderColumnLabels[column], message: result.problem });
    return undefined;
  };

  const fields: Record<string, unknown> = {};
  for (const column of plainColumns) if (cell(column) !== '') fields[column] = cell(column);
  for (const [column, field, read] of readers) {
    const value = understand<unknown>(column, read);
    if (value !== undefined) fields[field] = value;
  }
  const date = understand('date', readDay);
  if (date) fields['date'] = date.day;
  const time = cell('time') === '' ? date?.time : understand('time', readTime);
  if (time !== undefined) fields['time'] = time;
  fields['contactName'] = cell('contactName') || defaults.contactName;
  fields['contactPhone'] = cell('contactPhone') || defaults.contactPhone;
  const recipients = cell('reportRecipients')
    .split(/[;,\s]+/)
    .filter((one) => one !== '');
  if (recipients.length > 0) fields['reportRecipients'] = recipients;
  if (cell('witness') !== '') {
    fields['deposition'] = {
      witness: cell('witness'),
      isExpert: understand('expertWitness', readYes) ?? false,
      expectedHours: understand('depositionHours', readNumber) ?? null,
      location: cell('depositionLocation'),
      notice: cell('depositionNotice'),
    };
  }
  return {
    names: {
      state: cell('state'),
      county: cell('county'),
      court: cell('court'),
      caseType: cell('caseType'),
      appearanceType: cell('appearanceType'),
    },
    fields,
    problems,
  };
}

const columnsOfFields: Record<string, OrderColumn> = {
  mayCostMoreCents: 'mayCostMore',
  'deposition.isExpert': 'expertWitness',
  'deposition.expectedHours': 'depositionHours',
  'deposition.location': 'depositionLocation',
  'deposition.notice': 'depositionNotice',
  deposition: 'witness',
};

/** The column that a field of an order is read from, as problems name it. */
export function columnOfField(field: string): string {
  const [first = '', second = ''] = field.split('.');
  const column = columnsOfFields[`${first}.${second}`] ?? columnsOfFields[first] ?? first;
  return column in orderColumnLabels ? orderColumnLabels[column as OrderColumn] : column;
}
