import { IconX } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { formatLongDate } from '../../ui/format-date.ts';
import { Note } from '../../ui/note.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { TimeOff } from './practice-queries.ts';
import classes from './practices.module.css';

type TimeOffRowProps = { item: TimeOff; onRemove: () => void };

export function TimeOffRow({ item: { from, to, note, hearings }, onRemove }: TimeOffRowProps) {
  const days =
    from === to ? formatLongDate(from) : `${formatLongDate(from)} to ${formatLongDate(to)}`;
  return (
    <li>
      <div>
        <p className={classes.name}>{days}</p>
        {note && <p className={classes.detail}>{note}</p>}
        {hearings.length > 0 && (
          <Note kind="warn">
            <p>
              {`You hold ${hearings.length === 1 ? 'a hearing' : `${hearings.length} hearings`} on these days. Attend, or give it back in time:`}
            </p>
            <ul>
              {hearings.map(({ id, date, caption, courtName }) => (
                <li key={id} className={classes.plain}>
                  <Link to={`/attorney/view/case/details/${id}`}>{caption}</Link>
                  {`, ${formatLongDate(date)}, ${courtName}`}
                </li>
              ))}
            </ul>
          </Note>
        )}
      </div>
      <Button variant="ghost" size="s" onClick={onRemove}>
        <IconX size={16} stroke={1.75} aria-hidden />
        Remove
        <VisuallyHidden>{` ${days}`}</VisuallyHidden>
      </Button>
    </li>
  );
}
