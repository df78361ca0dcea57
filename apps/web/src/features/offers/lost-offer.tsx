import type { Status } from '@courtside/domain/appearances';
import { tooLateText } from '@courtside/domain/offers';
import { ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { useStanding } from './offers-query.ts';

/** Why it cannot be taken any more, as it was refused or as it stands by now, and where to go on. */
export function LostOffer({ id, why }: { id: string; why?: string | undefined }) {
  const standing = useStanding(id, true);
  if (standing.isLoading) return <SkeletonRows label="Looking what became of it" rows={1} />;
  return (
    <Stack gap={4}>
      <Note kind="warn" live>
        {why ?? whatBecameOf(standing.data)}
      </Note>
      <Row gap={3}>
        {standing.data?.isYours && (
          <ButtonLink to={`/attorney/view/case/details/${id}`}>Open your appearance</ButtonLink>
        )}
        <ButtonLink
          variant={standing.data?.isYours ? 'secondary' : 'primary'}
          to="/attorney/available/appearance"
        >
          View Available Appearances
        </ButtonLink>
      </Row>
    </Stack>
  );
}

function whatBecameOf(standing: { status: Status } | undefined): string {
  return standing && standing.status !== 'open'
    ? tooLateText(standing.status)
    : 'The client has changed this appearance, and it is not open to you any more.';
}
