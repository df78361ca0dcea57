import { Link } from 'react-router';
import { formatCourtHour } from '../../platform/court-time.ts';
import { statusLook } from '../../platform/status-look.ts';
import { DateTile } from '../../ui/date-tile.tsx';
import { Section } from '../../ui/section.tsx';
import { TagLabel } from '../../ui/tag.tsx';
import type { AttorneyOverview, HeldHearing } from './attorney-overview-query.ts';
import classes from './overview.module.css';

/** Hearings of today, then those that follow. */
export function AttorneyHearings({ overview: { today, next } }: { overview: AttorneyOverview }) {
  const left = next.count - next.items.length;
  return (
    <>
      <Section
        title="Today"
        actions={<Link to="/attorney/manage/appearance?view=calendar">Calendar</Link>}
      >
        {today.length === 0 ? (
          <p className={classes.quiet}>You have no hearing today.</p>
        ) : (
          <HearingDays hearings={today} />
        )}
      </Section>
      <Section
        title="Next hearings"
        actions={<Link to="/attorney/manage/appearance">Manage My Appearances</Link>}
      >
        {next.items.length === 0 ? (
          <p className={classes.quiet}>Nothing is ahead. What you accept appears here.</p>
        ) : (
          <HearingDays hearings={next.items} />
        )}
        {left > 0 && (
          <p className={classes.more}>
            <Link to="/attorney/manage/appearance">{`${left} more`}</Link>
          </p>
        )}
      </Section>
    </>
  );
}

function HearingDays({ hearings }: { hearings: readonly HeldHearing[] }) {
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
                <HearingRow key={hearing.id} hearing={hearing} />
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function HearingRow({ hearing }: { hearing: HeldHearing }) {
  const { id, caption, hearingAt, timeZone, court, appearanceTypeName, status } = hearing;
  const { word, ...look } = statusLook[status];
  return (
    <li>
      <div>
        <p className={classes.caption}>
          <Link to={`/attorney/view/case/details/${id}`}>{caption}</Link>
        </p>
        <p className={classes.detail}>
          <time dateTime={hearingAt}>{formatCourtHour(hearingAt, timeZone)}</time>
          {`. ${court.name}. ${appearanceTypeName}`}
        </p>
      </div>
      <div className={classes.status}>
        <TagLabel {...look}>{word}</TagLabel>
        {hearing.checkedInAt && <p className={classes.detail}>Checked in</p>}
      </div>
    </li>
  );
}
