import { IconMapPin } from '@tabler/icons-react';
import { zoneName } from '../../platform/court-time.ts';
import { Note } from '../../ui/note.tsx';
import classes from './choices.module.css';
import { useCourt } from './orders-queries.ts';

/** The court that was chosen, so that a mix-up with its namesake is seen. */
export function ChosenCourt({ id }: { id: string }) {
  const { data: court, isError } = useCourt(id);
  if (isError) return <Note kind="warn">We do not serve this court any more. Choose another.</Note>;
  if (!court) return null;
  const { street, city, state, zip, countyName, timeZone, phone, remoteNote } = court;
  const town = [city, `${state} ${zip ?? ''}`.trim()].filter(Boolean).join(', ');
  return (
    <div className={classes.found}>
      <IconMapPin size={20} stroke={1.75} aria-hidden />
      <div>
        <b>{street ? `${street}, ${town}` : `${countyName}, ${town}`}</b>
        <p>
          {[`${zoneName(timeZone)} time.`, phone && `Clerk ${phone}.`, remoteNote]
            .filter(Boolean)
            .join(' ')}
        </p>
      </div>
    </div>
  );
}
