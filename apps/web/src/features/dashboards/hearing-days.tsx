import type { Status } from '@courtside/domain/appearances';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatCourtHour } from '../../platform/court-time.ts';
import { statusLook } from '../../platform/status-look.ts';
import { DateTile } from '../../ui/date-tile.tsx';
import { TagLabel } from '../../ui/tag.tsx';
import classes from './overview.module.css';

interface Hearing {
  id: string;
  status: Status;
  caption: string;
  /** The court's own day. */
  date: string;
  hearingAt: string;
  timeZone: string;
  appearanceTypeName: string;
}

type HearingDaysProps<Each extends Hearing> = {
  hearings: readonly Each[];
  /** Where an appearance is looked at, without its id. */
  page: string;
  courtOf: (hearing: Each) => string;
  /** Below the status. */
  asideOf: (hearing: Each) => ReactNode;
};

/** Hearings by their day, each as its court counts it. */
export function HearingDays<Each extends Hearing>({
  hearings,
  page,
  courtOf,
  asideOf,
}: HearingDaysProps<Each>) {
  const days = [...new Set(hearings.map(({ date }) => date))];
  return (
    <ul className={classes.days}>
      {days.map((day) => (
        <li key={day}>
          <DateTile date={day} />
          <ul className={classes.hearings}>
            {hearings
              .filter(({ date }) => date === day)
              .map((hearing) => (
                <HearingRow
                  key={hearing.id}
                  hearing={hearing}
                  page={page}
                  court={courtOf(hearing)}
                  aside={asideOf(hearing)}
                />
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

type HearingRowProps = { hearing: Hearing; page: string; court: string; aside: ReactNode };

function HearingRow({ hearing, page, court, aside }: HearingRowProps) {
  const { id, caption, hearingAt, timeZone, appearanceTypeName, status } = hearing;
  const { word, ...look } = statusLook[status];
  return (
    <li>
      <div>
        <p className={classes.caption}>
          <Link to={`${page}/${id}`}>{caption}</Link>
        </p>
        <p className={classes.detail}>
          <time dateTime={hearingAt}>{formatCourtHour(hearingAt, timeZone)}</time>
          {`. ${court}. ${appearanceTypeName}`}
        </p>
      </div>
      <div className={classes.status}>
        <TagLabel {...look}>{word}</TagLabel>
        {aside && <p className={classes.detail}>{aside}</p>}
      </div>
    </li>
  );
}
