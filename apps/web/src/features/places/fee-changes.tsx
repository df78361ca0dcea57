import type { ResponseOf } from '@courtside/contract/endpoint';
import { fees } from '@courtside/contract/fees';
import { caseTypes } from '@courtside/domain/case-types';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { feeChangeWords } from '../../platform/fee-words.ts';
import { Button } from '../../ui/button.tsx';
import { Instant } from '../../ui/instant.tsx';
import { Note } from '../../ui/note.tsx';
import { Section } from '../../ui/section.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import type { PlaceKind } from './place-kinds.ts';
import classes from './places.module.css';

type FeeChange = ResponseOf<typeof fees.listChanges>['items'][number];

type FeeChangesProps = { kind: PlaceKind; id: string };

/** The last few changes of fees at a place. */
export function FeeChanges({ kind, id }: FeeChangesProps) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['places', 'fee-changes', kind, id],
    queryFn: async ({ signal }) =>
      call(fees.listChanges, { query: { [kind]: id, limit: 5 } }, { signal }),
  });
  return (
    <Section title="Latest fee changes">
      {data && <Changes items={data.items} />}
      {!data && !isError && <SkeletonRows label="Loading the fee changes" rows={2} />}
      {isError && (
        <Note kind="bad" live>
          We could not load the fee changes.{' '}
          <Button variant="ghost" size="s" busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </Note>
      )}
    </Section>
  );
}

function Changes({ items }: { items: readonly FeeChange[] }) {
  if (items.length === 0) return <p className={classes.quiet}>No fee was ever changed here.</p>;
  return (
    <ul className={classes.changes}>
      {items.map((change) => (
        <li key={change.id}>
          <p
            className={classes.changeTitle}
          >{`${change.appearanceTypeName}, ${caseTypes[change.caseType]}`}</p>
          {feeChangeWords(change.before, change.after).map((words) => (
            <p key={words}>{words}</p>
          ))}
          <p className={classes.changeDetail}>
            {`${change.placeName}, by ${change.actorName ?? 'the system'}, `}
            <Instant at={change.at} />
          </p>
        </li>
      ))}
    </ul>
  );
}
