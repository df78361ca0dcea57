import { lossWords } from '@courtside/domain/offers';
import { Note } from '../../ui/note.tsx';
import { useOrder } from './order-context.ts';
import type { Appearance } from './orders-queries.ts';

/** Beside the button that saves: the attorney who holds it cannot attend it as it would be. */
export function ReleaseWarning({ attorney }: Pick<Appearance, 'attorney'>) {
  const { releases } = useOrder().quote;
  if (!releases) return null;
  const who = attorney?.name ?? 'The attorney who accepted';
  return (
    <Note kind="warn" live>
      {`${who} ${lossWords[releases]} and no longer covers this hearing. They will be released; we look for another attorney at once.`}
    </Note>
  );
}
