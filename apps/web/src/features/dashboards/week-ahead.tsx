import { Link } from 'react-router';
import { formatCourtHour } from '../../platform/court-time.ts';
import { statusLook } from '../../platform/status-look.ts';
import { DateTile } from '../../ui/date-tile.tsx';
import { Section } from '../../ui/section.tsx';
import { TagLabel } from '../../ui/tag.tsx';
import classes from './overview.module.css';
import type { Overview } from './overview-query.ts';

type Hearing = Overview['week']['items'][number];

/** Hearings of seven days, each day as its court counts it. */
export function WeekAhead({ week: { count, items } }: Pick<Overview, 'week'>) {
  const days = [...new Set(items.map(({ date }) => date))];
  const left = count - items.length;
  return (
    <Section
      title="The week ahead"
      actions={<Link to="/client/manage/appearance?view=calendar">Calendar</Link>}
    >
      {items.length === 0 && (
        <p className={classes.quiet}>There is no hearing in the next seven days.</p>
      )}
      <ul className={classes.days}>
        {days.map((day) => (
          <li key={day}>
            <DateTile date={day} />
            <ul className={classes.hearings}>
              {items
                .filter(({ date }) => date === day)
                .map((hearing) => (
                  <HearingRow key={hearing.id} hearing={hearing} />
                ))}
            </ul>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <p className={classes.more}>
          <Link to="/client/manage/appearance?sort=hearing">{`${left} more this week`}</Link>
        </p>
      )}
    </Section>
  );
}

function HearingRow({ hearing }: { hearing: Hearing }) {
  const { id, caption, hearingAt, timeZone, courtName, appearanceTypeName, status } = hearing;
  const { word, ...look } = statusLook[status];
  return (
    <li>
      <div>
        <p className={classes.caption}>
          <Link to={`/client/view/case/details/${id}`}>{caption}</Link>
        </p>
        <p className={classes.detail}>
          <time dateTime={hearingAt}>{formatCourtHour(hearingAt, timeZone)}</time>
          {`. ${courtName}. ${appearanceTypeName}`}
        </p>
      </div>
      <div className={classes.status}>
        <TagLabel {...look}>{word}</TagLabel>
        {hearing.attorneyName && <p className={classes.detail}>{hearing.attorneyName}</p>}
      </div>
    </li>
  );
}
