import { hoursWords } from '@courtside/domain/policies';
import { resultChecklist } from '@courtside/domain/results';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useWatch } from 'react-hook-form';
import { useReportTimes } from '../../platform/report-times.ts';
import { useMinute } from '../../platform/use-minute.ts';
import { Money } from '../../ui/money.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import asideClasses from './before-you-send.module.css';
import { type ResultValues, resultOf } from './result-values.ts';
import classes from './results.module.css';
import type { AttorneyReport } from './results-queries.ts';

type BeforeYouSendProps = {
  report: Pick<AttorneyReport, 'date' | 'timeZone' | 'attorneyFeeCents'>;
};

/** What is in order and what is still missing, beside the form while it is filled in. */
export function BeforeYouSend({ report }: BeforeYouSendProps) {
  const { date, timeZone, attorneyFeeCents } = report;
  const nowMs = useMinute();
  const times = useReportTimes();
  const values = useWatch<ResultValues>() as ResultValues;
  const { appeared, ...rest } = resultOf(values);
  const parts = resultChecklist({ ...rest, appeared: appeared ?? true }, { date, timeZone, nowMs });
  return (
    <aside className={asideClasses.aside} aria-label="Before you send">
      <h2>Before you send</h2>
      <ul>
        {parts.map(({ part, name, isDone }) => (
          <li key={part} data-done={isDone || undefined}>
            {isDone ? (
              <IconCircleCheck size={18} stroke={1.75} aria-hidden />
            ) : (
              <IconCircleDashed size={18} stroke={1.75} aria-hidden />
            )}
            {name}
            <VisuallyHidden>{isDone ? ', in order' : ', still missing'}</VisuallyHidden>
          </li>
        ))}
      </ul>
      <div className={asideClasses.fee}>
        <p>
          <span>Your fee</span>
          <strong>
            <Money cents={attorneyFeeCents} />
          </strong>
        </p>
        <p className={classes.quiet}>
          {times
            ? `Payable once the firm approves, at the latest ${hoursWords(times.autoApprovalHours)} after you send.`
            : 'Payable once the firm approves.'}
        </p>
      </div>
    </aside>
  );
}
