import { Link } from 'react-router';
import { Section } from '../../ui/section.tsx';
import { HearingDays } from './hearing-days.tsx';
import classes from './overview.module.css';
import type { Overview } from './overview-query.ts';
import { asideWords } from './overview-words.ts';

/** Hearings of seven days, each day as its court counts it. */
export function WeekAhead({ week: { count, items } }: Pick<Overview, 'week'>) {
  const left = count - items.length;
  return (
    <Section
      title="The week ahead"
      actions={<Link to="/client/manage/appearance?view=calendar">Calendar</Link>}
    >
      {items.length === 0 && (
        <p className={classes.quiet}>There is no hearing in the next seven days.</p>
      )}
      <HearingDays
        hearings={items}
        page="/client/view/case/details"
        courtOf={({ courtName }) => courtName}
        asideOf={(hearing) => asideWords(hearing) || null}
      />
      {left > 0 && (
        <p className={classes.more}>
          <Link to="/client/manage/appearance?sort=hearing">{`${left} more this week`}</Link>
        </p>
      )}
    </Section>
  );
}
