import { lossWords } from '@courtside/domain/offers';
import { Note } from '../../ui/note.tsx';
import { useOrder } from './order-context.ts';
import type { Appearance } from './orders-queries.ts';

/** Beside the button that saves: the attorney who holds it cannot attend it as it would be, or may be left out. */
export function ReleaseWarning({ attorney }: Pick<Appearance, 'attorney'>) {
  const { releases, mayRelease } = useOrder().quote;
  if (mayRelease) {
    return (
      <Note kind="warn" live>
        If an attorney whom you leave out holds this appearance, they will be released; we look for
        another attorney at once.
      </Note>
    );
  }
  if (!releases) return null;
  const who = attorney?.name ?? 'The attorney who accepted';
  return (
    <Note kind="warn" live>
      {`${who} ${lossWords[releases]} and no longer covers this hearing. They will be released; we look for another attorney at once.`}
    </Note>
  );
}
