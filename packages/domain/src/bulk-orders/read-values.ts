import { type Mode, modes, type PartyRole, partyRoles, type Side } from '../appearances/index.ts';
import { isDay } from '../hearing-time/index.ts';

export type Read<Value> = { value: Value } | { problem: string };

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const pad = (number: number | string): string => String(number).padStart(2, '0');

/** Day 60 of a spreadsheet is a February 29 that never was, so later days count from here. */
const dayZero = Date.UTC(1899, 11, 30);

/** A day as people and spreadsheets write it, month first; some write the time behind it. */
export function readDay(text: string): Read<{ day: string; time?: string }> {
  const [, dayText = '', timeText = ''] =
    /^(\S+?)(?:[T ]+(\d{1,2}:\d{2}.*))?$/.exec(text) ?? /^(.*?)()$/.exec(text) ?? [];
  const day = dayOf(dayText || text);
  if (day === undefined || !isDay(day)) {
    return { problem: `“${text}” is not a date. Write 2027-01-12 or 1/12/2027` };
  }
  if (timeText === '') return { value: { day } };
  const time = readTime(timeText);
  return 'problem' in time ? time : { value: { day, time: time.value } };
}

function dayOf(text: string): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return `${iso[1]}-${pad(iso[2] ?? '')}-${pad(iso[3] ?? '')}`;
  const us = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text);
  if (us) {
    const year = us[3]?.length === 2 ? `20${us[3]}` : us[3];
    return `${year}-${pad(us[1] ?? '')}-${pad(us[2] ?? '')}`;
  }
  const worded = /^(?:[a-z]+,\s*)?([a-z]{3})[a-z]*\.?\s+(\d{1,2}),?\s+(\d{4})$/i.exec(text);
  if (worded) {
    const month = months.indexOf(worded[1]?.toLowerCase() ?? '') + 1;
    return month === 0 ? undefined : `${worded[3]}-${pad(month)}-${pad(worded[2] ?? '')}`;
  }
  // A date whose cell was formatted as a number.
  const serial = /^[3-7]\d{4}$/.test(text) ? Number(text) : undefined;
  return serial === undefined
    ? undefined
    : new Date(dayZero + serial * 86_400_000).toISOString().slice(0, 10);
}

/** A time of day. Hours that a court could mean either way must say which. */
export function readTime(text: string): Read<string> {
  const problem = `“${text}” is not a time. Write 8:30 AM or 08:30`;
  // A spreadsheet keeps a time alone as a part of its day zero, or as a fraction.
  const [, ofDayZero] = /^1899-12-3[01](?: (\d{2}:\d{2}))?$/.exec(text) ?? [];
  if (ofDayZero) return { value: ofDayZero };
  if (/^0?\.\d+$/.test(text)) {
    const minutes = Math.round(Number(text) * 1440);
    return minutes < 1440
      ? { value: `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}` }
      : { problem };
  }
  if (/^(12 )?noon$/i.test(text)) return { value: '12:00' };
  const parts = /^(\d{1,2})(?::?([0-5]\d))?(?::[0-5]\d)?\s*(?:([ap])\.?\s*m\.?)?$/i.exec(text);
  const [, hourText = '', minutes, half] = parts ?? [];
  const hour = Number(hourText);
  if (!parts || (minutes === undefined && half === undefined)) return { problem };
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return { problem };
    const shift = half.toLowerCase() === 'p' ? 12 : 0;
    return { value: `${pad((hour % 12) + shift)}:${minutes ?? '00'}` };
  }
  if (hour > 23) return { problem };
  if (hourText.length === 1 && hour >= 1 && hour <= 6) {
    return { problem: `Say whether ${text} is AM or PM` };
  }
  return { value: `${pad(hour)}:${minutes}` };
}

const modeWords: Record<string, Mode> = {
  inperson: 'in_person',
  person: 'in_person',
  physical: 'in_person',
  live: 'in_person',
  phone: 'phone',
  byphone: 'phone',
  telephone: 'phone',
  telephonic: 'phone',
  bytelephone: 'phone',
  call: 'phone',
  courtcall: 'phone',
  video: 'video',
  byvideo: 'video',
  zoom: 'video',
  webex: 'video',
  teams: 'video',
  virtual: 'video',
  videoconference: 'video',
};

export function readMode(text: string): Read<Mode> {
  const value = modeWords[wordOf(text)];
  return value
    ? { value }
    : { problem: `“${text}” is none of: ${Object.values(modes).join(', ')}` };
}

const sideWords: Record<string, Side> = {
  plaintiff: 'plaintiff',
  petitioner: 'plaintiff',
  plaintifforpetitioner: 'plaintiff',
  claimant: 'plaintiff',
  applicant: 'plaintiff',
  appellant: 'plaintiff',
  movant: 'plaintiff',
  defendant: 'defendant',
  respondent: 'defendant',
  defendantorrespondent: 'defendant',
  appellee: 'defendant',
  creditor: 'creditor',
  debtor: 'debtor',
  other: 'other',
};

export function readSide(text: string): Read<Side> {
  const value = sideWords[wordOf(text)];
  return value
    ? { value }
    : { problem: `“${text}” is none of: plaintiff, defendant, creditor, debtor, other` };
}

const roleWords: Record<string, PartyRole> = {
  ...sideWords,
  opposingcounsel: 'opposing_counsel',
  opposing: 'opposing_counsel',
  oc: 'opposing_counsel',
  counsel: 'opposing_counsel',
  witness: 'witness',
  deponent: 'witness',
  expert: 'witness',
};

export interface NamedParty {
  name: string;
  role: PartyRole;
}

/** `Larch LLC (plaintiff); Jordan Pine (defendant)`, or one on each line. */
export function readParties(text: string): Read<NamedParty[]> {
  const parties: NamedParty[] = [];
  for (const piece of text.split(/[;\n]/).map((one) => one.trim())) {
    if (piece === '') continue;
    const [, name = '', word = ''] = /^(.+?)\s*\(([^()]*)\)$/.exec(piece) ?? [];
    const role = roleWords[wordOf(word)];
    if (!role) {
      const all = Object.keys(partyRoles).join(', ').replaceAll('_', ' ');
      return { problem: `Say in parentheses behind “${piece}” what they are: ${all}` };
    }
    parties.push({ name, role });
  }
  return { value: parties };
}

export function readWhich(text: string): Read<'earlier' | 'later'> {
  const word = wordOf(text);
  if (word === 'earlier' || word === 'first') return { value: 'earlier' };
  if (word === 'later' || word === 'second') return { value: 'later' };
  return { problem: 'Write earlier or later' };
}

export function readYes(text: string): Read<boolean> {
  const word = wordOf(text);
  if (['yes', 'y', 'true', 'x', '1', 'expert'].includes(word)) return { value: true };
  if (['no', 'n', 'false', '0'].includes(word)) return { value: false };
  return { problem: 'Write yes or no' };
}

export function readNumber(text: string): Read<number> {
  const digits = /^(\d+(?:\.\d+)?)\s*(?:min|mins|minutes|h|hrs|hours)?\.?$/i.exec(text)?.[1];
  return digits === undefined
    ? { problem: `“${text}” is not a number` }
    : { value: Number(digits) };
}

/** Dollars as people write them, in whole cents. */
export function readCents(text: string): Read<number> {
  const parts = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/.exec(text);
  if (!parts) return { problem: `“${text}” is not an amount in dollars` };
  const dollars = Number(parts[1]?.replaceAll(',', ''));
  return { value: dollars * 100 + Number((parts[2] ?? '').padEnd(2, '0') || 0) };
}

function wordOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
