import { modes } from '@courtside/domain/appearances';
import type { ReactNode } from 'react';
import { formatCourtTime } from '../../platform/court-time.ts';
import { statusLook } from '../../platform/status-look.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DateTile } from '../../ui/date-tile.tsx';
import { Tag } from '../../ui/tag.tsx';
import classes from './attendance.module.css';
import type { Held } from './attendance-query.ts';

type HeldHeadProps = {
  held: Held;
  /** Beside the hearing's day and place. */
  children: ReactNode;
};

export function HeldHead({ held, children }: HeldHeadProps) {
  const { id, status, caption, date, hearingAt, timeZone, court, order, mode } = held;
  const where = [court.name, order.department && `Dept. ${order.department}`];
  const what = [`${held.appearanceTypeName}, ${modes[mode].toLowerCase()}`];
  if (held.caseNumber) what.push(`No. ${held.caseNumber}`);
  const { word, ...look } = statusLook[status];
  const mayReport = held.actions.includes('submit-results');
  return (
    <header className={classes.head}>
      <DateTile date={date} />
      <div className={classes.headText}>
        <Tag {...look}>{word}</Tag>
        <h1>{caption}</h1>
        <p>
          <time dateTime={hearingAt}>{formatCourtTime(hearingAt, timeZone)}</time>
          {`, ${where.filter(Boolean).join(', ')}`}
        </p>
        <p>{what.join('. ')}</p>
        {children}
      </div>
      {(mayReport || held.reportedAt) && (
        <ButtonLink
          variant={mayReport ? 'primary' : 'secondary'}
          to={`/attorney/submit/appearance/result/${id}`}
        >
          {mayReport ? 'Submit results' : 'Your report'}
        </ButtonLink>
      )}
    </header>
  );
}
