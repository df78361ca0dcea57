import { type Readable } from 'node:stream';
import { departmentWords, modes } from '@courtside/domain/appearances';
import { caseTypes } from '@courtside/domain/case-types';
import { formatCents } from '@courtside/domain/money';
import {
  courtClockWords,
  dayWords,
  expenseCodes,
  nextWords,
  orderWords,
  type Result,
  resultSummary,
  urgencies,
} from '@courtside/domain/results';
import { Letter } from '../../platform/pdf/letter.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { ClientReport } from './client-reports.queries.ts';

/** `Mar 12, 2026, 8:30 AM PDT`, by the court's own clock. */
function courtTime(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
    .format(new Date(instant))
    .replaceAll('\u202f', ' ');
}

/** A version of a report, the newest unless one is named, as a file that can be forwarded as it is. */
export function reportPdf(
  report: ClientReport,
  version = report.versions[0]?.version,
): { fileName: string; content: Readable } {
  const shown = report.versions.find((each) => each.version === version);
  if (!shown) throw new Refusal('not_found');
  const name = [`report-${report.number}`, ...(shown.version > 1 ? [`v${shown.version}`] : [])];
  const letter = new Letter({
    title: `Report on ${report.caption}, ${courtTime(report.hearingAt, report.timeZone)}`,
    kind: 'Appearance report',
    foot: `No. ${report.number}, version ${shown.version}. Prepared for ${report.firm}. Confidential.`,
  });
  writeHearing(letter, report);
  writeOutcome(letter, report, shown.result);
  writeWhatFollows(letter, report, shown.result);
  letter.heading('What happened');
  letter.paragraph(shown.result.narrative);
  if (shown.result.settlementTerms) {
    letter.heading('Settlement terms');
    letter.paragraph(shown.result.settlementTerms);
  }
  writeAttendance(letter, report, shown.result);
  writeExpenses(letter, shown.result);
  writeVersions(letter, report, shown);
  return { fileName: `${name.join('-')}.pdf`, content: letter.end() };
}

function writeHearing(letter: Letter, report: ClientReport): void {
  const { court, department } = report;
  // Many courts are called after their county, which is then not said twice.
  const county = court.countyName.replace(/ (County|Parish)$/, '');
  const where = court.city ?? (court.name.includes(county) ? null : court.countyName);
  const place = [court.name, where, court.state, department && departmentWords(department)]
    .filter(Boolean)
    .join(', ');
  letter.title(report.caption);
  letter.subtitle(
    [report.caseNumber, report.fileNumber && `your file ${report.fileNumber}`]
      .filter(Boolean)
      .join(', ') || 'No case number',
  );
  letter.subtitle(place);
  letter.subtitle(
    `${report.appearanceTypeName}, ${courtTime(report.hearingAt, report.timeZone)}, ${modes[report.mode].toLowerCase()}`,
  );
}

function writeOutcome(letter: Letter, { timeZone }: ClientReport, result: Result): void {
  const detail = result.whyNotAppeared ?? result.whyNotHeard;
  letter.headline(resultSummary(result, timeZone), detail);
  if (result.actionRequired) {
    letter.heading(
      result.urgency
        ? `Action required: ${urgencies[result.urgency].toLowerCase()}`
        : 'Action required',
    );
    letter.paragraph(result.actionRequired);
  }
  if (result.ruling) {
    letter.heading('Ruling');
    letter.paragraph(result.ruling);
  }
}

function writeWhatFollows(letter: Letter, { timeZone }: ClientReport, result: Result): void {
  const { deadlines, orders } = result;
  if (!result.nextDate && deadlines.length === 0 && orders.length === 0) return;
  letter.heading('What comes next');
  letter.facts([
    ['Next date', [nextWords(result, timeZone), result.nextType].filter(Boolean).join(', ')],
    ...deadlines.map(({ what, date }) => [dayWords(date), what] as const),
    ...orders.map((order) => ['Order', orderWords(order)] as const),
  ]);
}

function writeAttendance(letter: Letter, report: ClientReport, result: Result): void {
  const { date, timeZone } = report;
  const clock = (time: string | null) => time && courtClockWords({ date, time }, timeZone);
  letter.heading('Attendance');
  letter.facts([
    ['Attorney', report.attorneyName],
    ['Appeared for', report.representedParty],
    ['Judge sitting', result.judge],
    ['Also appeared', result.whoAppeared],
    ['Checked in', clock(result.checkedIn)],
    ['Called', clock(result.called)],
    ['Out', clock(result.out)],
    ['Practice area', caseTypes[report.caseType]],
  ]);
}

function writeExpenses(letter: Letter, { expenses }: Result): void {
  if (expenses.length === 0) return;
  letter.heading('Expenses');
  letter.amounts(
    expenses.map(
      ({ code, description, cents, file }) =>
        [
          `${description} (${code}, ${expenseCodes[code].toLowerCase()})${file ? ', receipt on file' : ''}`,
          formatCents(cents),
        ] as const,
    ),
    ['Total', formatCents(expenses.reduce((sum, { cents }) => sum + cents, 0))],
  );
}

function writeVersions(
  letter: Letter,
  { versions, timeZone }: ClientReport,
  shown: ClientReport['versions'][number],
): void {
  letter.heading('About this report');
  letter.facts([
    ['Version', String(shown.version)],
    ['Documents', shown.files.map(({ name }) => name).join(', ')],
    ...versions
      .filter(({ version }) => version <= shown.version)
      .toReversed()
      .map(
        ({ version, authorName, submittedAt, reason }) =>
          [
            version === 1 ? 'Sent' : `Amended (${version})`,
            `${courtTime(submittedAt, timeZone)}, by ${authorName}${reason ? `: ${reason}` : ''}`,
          ] as const,
      ),
  ]);
}
