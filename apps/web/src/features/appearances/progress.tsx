import { IconCheck, IconCircleDashed, IconClock } from '@tabler/icons-react';
import { formatCourtTime } from '../../platform/court-time.ts';
import { useReportTimes } from '../../platform/report-times.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './appearances.module.css';
import type { Appearance } from './appearances-query.ts';
import { progressSteps, type Step } from './progress-steps.ts';

const marks = {
  done: { icon: IconCheck, words: 'Done' },
  now: { icon: IconClock, words: 'Now' },
  ahead: { icon: IconCircleDashed, words: 'Ahead' },
} as const;

/** Everything that happened and that will, in the court's time. */
export function Progress({ appearance }: { appearance: Appearance }) {
  const times = useReportTimes();
  return (
    <ol className={classes.progress}>
      {progressSteps(appearance, times).map((step) => (
        <ProgressStep key={`${step.title} ${step.at}`} step={step} timeZone={appearance.timeZone} />
      ))}
    </ol>
  );
}

function ProgressStep({ step, timeZone }: { step: Step; timeZone: string }) {
  const { icon: MarkIcon, words } = marks[step.state];
  return (
    <li data-state={step.state}>
      <span className={classes.mark}>
        <MarkIcon size={16} stroke={1.75} aria-hidden />
        <VisuallyHidden>{`${words}: `}</VisuallyHidden>
      </span>
      <div>
        <p className={classes.step}>{step.title}</p>
        {step.detail && <p className={classes.stepDetail}>{step.detail}</p>}
      </div>
      {step.at && (
        <time className={classes.stepTime} dateTime={step.at}>
          {formatCourtTime(step.at, timeZone)}
        </time>
      )}
    </li>
  );
}
