import { useQuery } from '@tanstack/react-query';
import { type Ref, useId, useImperativeHandle, useRef } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';
import { Check } from '../../ui/fields/check.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { formatShortDate } from '../../ui/format-date.ts';
import { Note } from '../../ui/note.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { type ConflictHit, hitsQuery } from './conflict-queries.ts';
import classes from './conflicts.module.css';
import { hitReason, hitTitle } from './hit-words.ts';

/** What the attorney says of the hits, in the words of the acceptance that it is sent with. */
type Cleared = { clearedHits: string[]; explanation: string };

/** Leads to the first hit that is not resolved, and answers whether there is one. */
type Check = { focusUnresolved: () => boolean };

type ConflictHitsProps = {
  appearanceId: string;
  cleared: Cleared;
  /** Somebody tried to accept: what is left to do is marked. */
  marksUnresolved: boolean;
  onChange: (cleared: Cleared) => void;
  ref: Ref<Check>;
};

/** The possible conflicts of an open appearance, each to be looked at before it is accepted. */
export function ConflictHits({ appearanceId, ref, ...given }: ConflictHitsProps) {
  const { data, isError, isFetching, refetch } = useQuery(hitsQuery(appearanceId));
  if (data) return <Hits hits={data.items} checkRef={ref} {...given} />;
  if (!isError) return <SkeletonRows label="Checking for conflicts" rows={2} />;
  return (
    <ErrorState
      title="We could not check for conflicts"
      retrying={isFetching}
      onRetry={() => void refetch()}
    >
      You can accept as soon as the check was made.
    </ErrorState>
  );
}

type HitsProps = Omit<ConflictHitsProps, 'appearanceId' | 'ref'> & {
  hits: readonly ConflictHit[];
  checkRef: Ref<Check>;
};

function Hits({ hits, cleared, marksUnresolved, onChange, checkRef }: HitsProps) {
  const { clearedHits, explanation } = cleared;
  const root = useRef<HTMLDivElement>(null);
  const needsWords = hits.some(({ needsExplanation }) => needsExplanation);
  const lacksWords = needsWords && explanation.trim() === '';
  const isUnresolved = lacksWords || hits.some(({ id }) => !clearedHits.includes(id));
  useImperativeHandle(checkRef, () => ({
    focusUnresolved: () => {
      root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return isUnresolved;
    },
  }));
  if (hits.length === 0) {
    return (
      <Note kind="ok">
        None of the parties is on your conflict list or on another side of your earlier appearances.
        Your own check still counts.
      </Note>
    );
  }
  const toggle = (id: string, isCleared: boolean) =>
    onChange({
      explanation,
      clearedHits: isCleared ? [...clearedHits, id] : clearedHits.filter((one) => one !== id),
    });
  return (
    <div ref={root} className={classes.check}>
      <Note kind="warn">
        {hits.length === 1
          ? 'One possible conflict. Look at it before you accept; if it is one, reject the appearance.'
          : `${hits.length} possible conflicts. Look at each before you accept; if one is real, reject the appearance.`}
      </Note>
      <ul className={classes.hits} aria-label="Possible conflicts">
        {hits.map((hit) => (
          <HitRow
            key={hit.id}
            hit={hit}
            isCleared={clearedHits.includes(hit.id)}
            isMarked={marksUnresolved}
            onChange={(isCleared) => toggle(hit.id, isCleared)}
          />
        ))}
      </ul>
      {needsWords && (
        <TextArea
          label="Why this is not a conflict"
          hint="Kept with your attestation."
          maxLength={2000}
          problem={marksUnresolved && lacksWords ? 'Say why, in a few words' : undefined}
          value={explanation}
          onChange={(typed) => onChange({ clearedHits, explanation: typed })}
        />
      )}
    </div>
  );
}

type HitRowProps = {
  hit: ConflictHit;
  isCleared: boolean;
  isMarked: boolean;
  onChange: (isCleared: boolean) => void;
};

function HitRow({ hit, isCleared, isMarked, onChange }: HitRowProps) {
  const id = useId();
  const { note, earlier } = hit;
  return (
    <li>
      <div id={id}>
        <p className={classes.name}>{hitTitle(hit)}</p>
        <p>{hitReason(hit)}</p>
        {note && <p className={classes.detail}>{`Your note: ${note}`}</p>}
        {earlier && (
          <p className={classes.detail}>
            {`No. ${earlier.number}, ${formatShortDate(earlier.date)}, ${earlier.courtName}, for ${earlier.appearedFor}`}
          </p>
        )}
      </div>
      <Check
        label="I have looked: not a conflict"
        describedBy={id}
        problem={isMarked && !isCleared ? 'Look at this one before you accept' : undefined}
        checked={isCleared}
        onChange={onChange}
      />
    </li>
  );
}
