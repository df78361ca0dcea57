import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import classes from './coverage.module.css';
import { type CoveredCourt, newCourtsQuery } from './coverage-queries.ts';
import { useCoverage } from './use-coverage.ts';

const mostNamed = 8;
/** As many as the server takes at once. */
const mostAdded = 500;

/** Courts that are new where the attorney goes, to be added with one click. */
export function NewCourts({ onAdded }: { onAdded: () => void }) {
  const { data } = useQuery(newCourtsQuery);
  const { addCourts } = useCoverage();
  const [busy, setBusy] = useState(false);
  const courts = (data?.items ?? []).slice(0, mostAdded);
  if (courts.length === 0) return null;
  const many = courts.length === 1 ? '1 court' : `${courts.length} courts`;
  const add = async () => {
    setBusy(true);
    await addCourts(
      courts.map(({ id }) => id),
      `${many} added`,
    );
    setBusy(false);
    onAdded();
  };
  return (
    <Note>
      <p className={classes.name}>
        {`${courts.length} new ${courts.length === 1 ? 'court' : 'courts'} where you appear`}
      </p>
      <ul className={classes.news}>
        {courts.slice(0, mostNamed).map((court) => (
          <li key={court.id}>
            {court.name}
            <span className={classes.detail}>{`, ${placeOf(court)}`}</span>
          </li>
        ))}
        {courts.length > mostNamed && <li>{`and ${courts.length - mostNamed} more`}</li>}
      </ul>
      <Button size="s" busy={busy} onClick={() => void add()}>
        {`Add ${many}`}
      </Button>
    </Note>
  );
}

export function placeOf({ city, countyName, state }: CoveredCourt): string {
  return [city, countyName, state].filter(Boolean).join(', ');
}
