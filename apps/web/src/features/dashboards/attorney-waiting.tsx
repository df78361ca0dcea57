import { IconAlertTriangle, IconCalendarCheck, IconHourglass } from '@tabler/icons-react';
import { formatCourtTime } from '../../platform/court-time.ts';
import { reportClock } from '../../platform/report-clock.ts';
import { useMinute } from '../../platform/use-minute.ts';
import type { AttorneyOverview } from './attorney-overview-query.ts';
import { WaitingSection } from './waiting-section.tsx';

/** What only the attorney can do: reports with their clock, then hearings to confirm. */
export function AttorneyWaiting({ overview }: { overview: AttorneyOverview }) {
  const { reportsDue, toConfirm } = overview;
  const nowMs = useMinute();
  const items = [
    ...reportsDue.items.map(({ id, caption, reportDueAt }) => {
      const { words, isOverdue } = reportClock(reportDueAt, nowMs);
      return {
        key: `report ${id}`,
        icon: isOverdue ? IconAlertTriangle : IconHourglass,
        tone: isOverdue ? ('red' as const) : ('amber' as const),
        title: words,
        detail: caption,
        act: 'Report',
        to: `/attorney/submit/appearance/result/${id}`,
      };
    }),
    ...toConfirm.items.map(({ id, caption, hearingAt, confirmBy, timeZone }) => ({
      key: `confirm ${id}`,
      icon: IconCalendarCheck,
      tone: confirmBy ? ('amber' as const) : ('teal' as const),
      title: confirmBy
        ? `Confirm by ${formatCourtTime(confirmBy, timeZone)} or it goes to another attorney`
        : 'Confirm that you will attend',
      detail: `${caption}, ${formatCourtTime(hearingAt, timeZone)}`,
      act: 'Confirm',
      to: `/attorney/view/case/details/${id}`,
    })),
  ];
  return <WaitingSection items={items} count={reportsDue.count + toConfirm.count} />;
}
