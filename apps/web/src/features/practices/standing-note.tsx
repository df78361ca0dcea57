import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { practiceStandingQuery } from '../../platform/practice-standing.ts';
import { Note } from '../../ui/note.tsx';
import classes from './practices.module.css';

/** What the attorney lacks to be given work. Nothing is said when all is well. */
export function StandingNote() {
  const { data } = useQuery(practiceStandingQuery);
  if (!data || data.gaps.length === 0) return null;
  const { isReady, gaps } = data;
  return (
    <section aria-label="Your standing" className={classes.standing}>
      <Note kind={isReady ? 'info' : 'warn'}>
        {!isReady && (
          <p className={classes.name}>You are not offered hearings yet. What is missing:</p>
        )}
        <ul className={classes.gaps}>
          {gaps.map(({ code, message, section }) => (
            <li key={code}>
              <Link to={`/attorney/account?tab=${section}`}>{message}</Link>
            </li>
          ))}
        </ul>
      </Note>
    </section>
  );
}
