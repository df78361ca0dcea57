import type { ExpiryStanding } from '@courtside/domain/practices';
import { type Icon, IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { formatLongDate } from '../../ui/format-date.ts';
import { TagLabel } from '../../ui/tag.tsx';
import type { Tone } from '../../ui/tone.ts';

const looks: Readonly<Record<ExpiryStanding, { icon: Icon; tone: Tone }>> = {
  current: { icon: IconCircleCheck, tone: 'green' },
  ending: { icon: IconAlertTriangle, tone: 'amber' },
  expired: { icon: IconCircleX, tone: 'red' },
};

type ExpiryLabelProps = { standing: ExpiryStanding; expiresOn: string | null };

export function ExpiryLabel({ standing, expiresOn }: ExpiryLabelProps) {
  return <TagLabel {...looks[standing]}>{wordsOf(standing, expiresOn)}</TagLabel>;
}

function wordsOf(standing: ExpiryStanding, expiresOn: string | null): string {
  if (expiresOn === null) return 'Current';
  const day = formatLongDate(expiresOn);
  if (standing === 'expired') return `Expired on ${day}`;
  return standing === 'ending' ? `Ends on ${day}` : `Valid until ${day}`;
}
