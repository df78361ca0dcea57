import type { ReactNode } from 'react';
import { kindWords, whereWords } from '../../platform/appearance-words.ts';
import { formatCourtTime } from '../../platform/court-time.ts';
import { DatedHead } from '../../ui/dated-head.tsx';
import type { AttorneyReport, ClientReport } from './results-queries.ts';

type ReportHeadProps = { report: AttorneyReport | ClientReport; tag: ReactNode };

/** Which hearing it is about. */
export function ReportHead({ report, tag }: ReportHeadProps) {
  const { caption, date, hearingAt, timeZone, court, department } = report;
  return (
    <DatedHead date={date} tags={tag} title={caption}>
      <p>
        <time dateTime={hearingAt}>{formatCourtTime(hearingAt, timeZone)}</time>
        {`, ${whereWords(court, department)}`}
      </p>
      <p>{kindWords(report)}</p>
    </DatedHead>
  );
}
