import type { Status } from '@courtside/domain/appearances';
import {
  type Icon,
  IconBan,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleOff,
  IconCreditCard,
  IconFileText,
  IconHourglass,
  IconScale,
  IconUserCheck,
  IconUserX,
} from '@tabler/icons-react';

interface Look {
  readonly word: string;
  readonly icon: Icon;
  /** One of the tones of the tokens; whoever draws it checks that it is. */
  readonly tone: string;
  readonly outlined?: boolean;
}

/** How each status of an appearance reads and looks: always word, icon and color together. */
export const statusLook = {
  payment_due: { word: 'Payment due', icon: IconCreditCard, tone: 'orange' },
  open: { word: 'Open', icon: IconCircleDashed, tone: 'blue' },
  assigned: { word: 'Assigned', icon: IconUserCheck, tone: 'teal' },
  report_due: { word: 'Report due', icon: IconHourglass, tone: 'amber' },
  reported: { word: 'Reported', icon: IconFileText, tone: 'violet' },
  disputed: { word: 'Disputed', icon: IconScale, tone: 'pink' },
  completed: { word: 'Completed', icon: IconCircleCheck, tone: 'green' },
  unfilled: { word: 'Unfilled', icon: IconCircleOff, tone: 'slate' },
  canceled: { word: 'Canceled', icon: IconBan, tone: 'slate', outlined: true },
  no_show: { word: 'No-show', icon: IconUserX, tone: 'red' },
} as const satisfies Record<Status, Look>;
