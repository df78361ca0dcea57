import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type Ref, useId, useImperativeHandle, useRef } from 'react';
import type { ConflictHitsProps, HitsCheck } from '../../platform/conflict-hits.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Check } from '../../ui/fields/check.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { formatShortDate } from '../../ui/format-date.ts';
import { Note } from '../../ui/note.tsx';
import { type ConflictHit, hitsQuery } from './conflict-queries.ts';
import classes from './conflicts.module.css';
import { hitReason, hitTitle } from './hit-words.ts';

/** The possible conflicts of an open appearance, each to be looked at before it is accepted. */
export function ConflictHits(props: ConflictHitsProps) {
  return <FoundHits act="accept" wayOut="reject the appearance" {...props} />;
}

/** Those that came up since the attorney took the appearance, each to be looked at before it is confirmed. */
export function HeldConflictHits(props: ConflictHitsProps) {
  return <FoundHits act="confirm" wayOut="give it back or report a problem" {...props} />;
}

/** What they are cleared for, and what to do instead when one is real. */
type Purpose = { act: 'accept' | 'confirm'; wayOut: string };

function FoundHits({ appearanceId, ref, ...given }: ConflictHitsProps & Purpose) {
  const { act } = given;
  const { data, isError, isFetching, refetch } = useQuery(
    hitsQuery(appearanceId, act === 'confirm'),
  );
  if (data) return <Hits hits={data.items} checkRef={ref} {...given} />;
  return (
    <Unchecked checkRef={ref}>
      {isError ? (
        <ErrorState
          title="We could not check for conflicts"
          retrying={isFetching}
          onRetry={() => void refetch()}
        >
          {`You can ${act} once the check has run.`}
        </ErrorState>
      ) : (
        <Note>Comparing the parties with your conflict list and your earlier appearances.</Note>
      )}
    </Unchecked>
  );
}

/** Nothing goes on before the check has run; the way to it is to try again. */
function Unchecked({ checkRef, children }: { checkRef: Ref<HitsCheck>; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(checkRef, () => ({
    focusUnresolved: () => {
      root.current?.querySelector('button')?.focus();
      return true;
    },
  }));
  return <div ref={root}>{children}</div>;
}

type HitsProps = Omit<ConflictHitsProps, 'appearanceId' | 'ref'> &
  Purpose & {
    hits: readonly ConflictHit[];
    checkRef: Ref<HitsCheck>;
  };

function Hits({ hits, cleared, marksUnresolved, onChange, checkRef, act, wayOut }: HitsProps) {
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
    return act === 'confirm' ? null : (
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
          ? `One possible conflict. Look at it before you ${act}; if it is one, ${wayOut}.`
          : `${hits.length} possible conflicts. Look at each before you ${act}; if one is real, ${wayOut}.`}
      </Note>
      <ul className={classes.hits} aria-label="Possible conflicts">
        {hits.map((hit) => (
          <HitRow
            key={hit.id}
            hit={hit}
            isCleared={clearedHits.includes(hit.id)}
            problem={
              marksUnresolved && !clearedHits.includes(hit.id)
                ? `Look at this one before you ${act}`
                : undefined
            }
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
  problem: string | undefined;
  onChange: (isCleared: boolean) => void;
};

function HitRow({ hit, isCleared, problem, onChange }: HitRowProps) {
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
        problem={problem}
        checked={isCleared}
        onChange={onChange}
      />
    </li>
  );
}
