import type { ReactNode } from 'react';
import { kindWords, whereWords } from '../../platform/appearance-words.ts';
import { formatCourtTime } from '../../platform/court-time.ts';
import { statusLook } from '../../platform/status-look.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DatedHead } from '../../ui/dated-head.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { Held } from './attendance-query.ts';

type HeldHeadProps = {
  held: Held;
  /** Beside the hearing's day and place. */
  children: ReactNode;
};

export function HeldHead({ held, children }: HeldHeadProps) {
  const { status, caption, date, hearingAt, timeZone, court, order } = held;
  const { word, ...look } = statusLook[status];
  return (
    <DatedHead
      date={date}
      tags={<Tag {...look}>{word}</Tag>}
      title={caption}
      action={<ReportLink held={held} />}
    >
      <p>
        <time dateTime={hearingAt}>{formatCourtTime(hearingAt, timeZone)}</time>
        {`, ${whereWords(court, order.department)}`}
      </p>
      <p>{kindWords(held)}</p>
      {children}
    </DatedHead>
  );
}

/** To the report: the one to write, or the one that was sent. */
function ReportLink({ held: { id, actions, reportedAt } }: { held: Held }) {
  const to = `/attorney/submit/appearance/result/${id}`;
  if (actions.includes('submit-results')) return <ButtonLink to={to}>Submit results</ButtonLink>;
  if (!reportedAt) return null;
  return (
    <ButtonLink variant="secondary" to={to}>
      Your report
    </ButtonLink>
  );
}
