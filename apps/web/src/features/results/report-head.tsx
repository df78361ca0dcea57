import { modes } from '@courtside/domain/appearances';
import type { ReactNode } from 'react';
import { formatCourtTime } from '../../platform/court-time.ts';
import { DateTile } from '../../ui/date-tile.tsx';
import classes from './results.module.css';
import type { AttorneyReport, ClientReport } from './results-queries.ts';

type ReportHeadProps = { report: AttorneyReport | ClientReport; tag: ReactNode };

/** Which hearing it is about. */
export function ReportHead({ report, tag }: ReportHeadProps) {
  const { caption, date, hearingAt, timeZone, court, department, appearanceTypeName, mode } =
    report;
  const what = [`${appearanceTypeName}, ${modes[mode].toLowerCase()}`];
  if (report.caseNumber) what.push(`No. ${report.caseNumber}`);
  return (
    <header className={classes.head}>
      <DateTile date={date} />
      <div className={classes.headText}>
        {tag}
        <h1>{caption}</h1>
        <p>
          <time dateTime={hearingAt}>{formatCourtTime(hearingAt, timeZone)}</time>
          {`, ${[court.name, department && `Dept. ${department}`].filter(Boolean).join(', ')}`}
        </p>
        <p>{what.join('. ')}</p>
      </div>
    </header>
  );
}
