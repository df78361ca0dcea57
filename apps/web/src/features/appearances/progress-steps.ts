import type { Status } from '@courtside/domain/appearances';
import { hoursWords } from '@courtside/domain/policies';
import type { ReportTimes } from '../../platform/report-times.ts';

export interface Step {
  readonly title: string;
  readonly detail?: string;
  readonly at: string | null;
  readonly state: 'done' | 'now' | 'ahead';
}

interface Progress {
  readonly status: Status;
  readonly hearingAt: string;
  readonly history: readonly { action: string; byName: string | null; at: string }[];
  /** What the attorney who holds it said of coming. */
  readonly attendance: Readonly<Record<keyof typeof attended, string | null>> | null;
}

const happened: Readonly<Record<string, string>> = {
  schedule: 'Scheduled',
  pay: 'Paid',
  edit: 'Changed',
  accept: 'An attorney accepted',
  assign: 'An attorney was assigned',
  release: 'Opened again for other attorneys',
  cancel: 'Coverage canceled',
  start: 'The hearing began',
  expire: 'Nobody took it in time',
  'submit-results': 'Report submitted',
  'amend-results': 'Report amended',
  approve: 'Report approved',
  dispute: 'Report disputed',
  resolve: 'Dispute resolved',
  'no-show': 'The attorney did not appear',
};

const attended = {
  confirmedAt: 'The attorney confirmed',
  checkedInAt: 'The attorney checked in',
  checkedOutAt: 'The attorney checked out',
} as const;

const covered = { title: 'The hearing', at: 'hearing' } as const;
const report = {
  title: 'Report due',
  at: 'report',
  detail: ({ dueHours }: ReportTimes) =>
    `Outcome, next date, deadlines and orders, within ${hoursWords(dueHours)} of the hearing.`,
} as const;
const approval = {
  title: 'Your approval',
  detail: ({ autoApprovalHours }: ReportTimes) =>
    `Approved for you after ${hoursWords(autoApprovalHours)} unless you dispute it.`,
} as const;

type Expected = {
  title: string;
  detail?: string | ((times: ReportTimes) => string);
  at?: 'hearing' | 'report';
};

/** What is under way, and what then follows; nothing once it is over. */
const expected: Readonly<Record<Status, readonly Expected[]>> = {
  payment_due: [
    { title: 'Payment', detail: 'Attorneys hear of it once it is paid.' },
    covered,
    report,
    approval,
  ],
  open: [
    { title: 'Finding an attorney', detail: 'Attorneys who cover this court can accept it.' },
    covered,
    report,
    approval,
  ],
  assigned: [{ ...covered, detail: 'Covered.' }, report, approval],
  report_due: [report, approval],
  reported: [approval],
  disputed: [{ title: 'We look into the dispute' }],
  completed: [],
  unfilled: [],
  canceled: [],
  no_show: [],
};

/**
 * What happened to an appearance, what is under way, and what follows. Rejected offers are no news, and
 * what rests on the times of reports is left out until they are known.
 */
export function progressSteps(
  { status, hearingAt, history, attendance }: Progress,
  times: ReportTimes | undefined,
): Step[] {
  const done = history
    .filter(({ action }) => action !== 'reject')
    .map(({ action, byName, at }): Step => {
      const title = happened[action] ?? action;
      return { title, ...(byName && { detail: `By ${byName}.` }), at, state: 'done' };
    });
  const ahead = expected[status].map(({ title, detail, at }, index): Step => {
    const words = typeof detail === 'function' ? times && detail(times) : detail;
    return {
      title,
      ...(words && { detail: words }),
      at: momentOf(at, hearingAt, times),
      state: index === 0 ? 'now' : 'ahead',
    };
  });
  return [...inOrder([...done, ...attendanceSteps(attendance)]), ...ahead];
}

function attendanceSteps(attendance: Progress['attendance']): Step[] {
  return (Object.keys(attended) as (keyof typeof attended)[]).flatMap((name) => {
    const at = attendance?.[name];
    return at ? [{ title: attended[name], at, state: 'done' as const }] : [];
  });
}

/** By time; what happened at the same moment stays as it was told. */
function inOrder(steps: readonly Step[]): Step[] {
  const ms = ({ at }: Step) => Date.parse(at ?? '');
  return steps.toSorted((a, b) => ms(a) - ms(b));
}

function momentOf(
  at: Expected['at'],
  hearingAt: string,
  times: ReportTimes | undefined,
): string | null {
  if (at === 'hearing') return hearingAt;
  if (at === undefined || !times) return null;
  return new Date(Date.parse(hearingAt) + times.dueHours * 3_600_000).toISOString();
}
