import { Link } from 'react-router';
import { Section } from '../../ui/section.tsx';
import type { AttorneyOverview, HeldHearing } from './attorney-overview-query.ts';
import { HearingDays } from './hearing-days.tsx';
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
          <HeldDays hearings={today} />
        )}
      </Section>
      <Section
        title="Next hearings"
        actions={<Link to="/attorney/manage/appearance">Manage My Appearances</Link>}
      >
        {next.items.length === 0 ? (
          <p className={classes.quiet}>Nothing is ahead. What you accept appears here.</p>
        ) : (
          <HeldDays hearings={next.items} />
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

function HeldDays({ hearings }: { hearings: readonly HeldHearing[] }) {
  return (
    <HearingDays
      hearings={hearings}
      page="/attorney/view/case/details"
      courtOf={({ court }) => court.name}
      asideOf={({ checkedInAt }) => checkedInAt && 'Checked in'}
    />
  );
}
