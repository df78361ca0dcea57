import type { Confidence } from '@courtside/domain/places';
import { Note } from '../../ui/note.tsx';

/** Why a starter entry stands in the directory; a confirmed one needs no reason. */
const reasons: Readonly<Record<Exclude<Confidence, 'confirmed'>, string>> = {
  likely:
    'Starter entry, not verified: it follows from how the state names its courts, and may differ. Check the name and place.',
  statute: 'Starter entry: it follows from the state’s statute.',
  certain: 'Starter entry: it comes from a public list of courts.',
};

export function StarterNote({ confidence }: { confidence: Confidence }) {
  if (confidence === 'confirmed') return null;
  return (
    <Note kind={confidence === 'likely' ? 'warn' : 'info'}>
      {`${reasons[confidence]} Saving confirms it.`}
    </Note>
  );
}
