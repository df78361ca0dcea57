import type { ResponseOf } from '@courtside/contract/endpoint';
import type { users } from '@courtside/contract/users';
import { IconBan, IconCircleCheck, IconHourglass, IconMailQuestion } from '@tabler/icons-react';
import { TagLabel, type TagLook } from '../../ui/tag.tsx';

export type ListedUser = ResponseOf<typeof users.listClients>['items'][number];
export type Standing = ListedUser['standing'];

const looks: Readonly<Record<Standing, TagLook & { word: string }>> = {
  unverified: { icon: IconMailQuestion, tone: 'slate', word: 'Unverified' },
  waiting: { icon: IconHourglass, tone: 'amber', word: 'Waiting' },
  active: { icon: IconCircleCheck, tone: 'green', word: 'Active' },
  deactivated: { icon: IconBan, tone: 'red', word: 'Deactivated' },
};

export const standingOptions = (['waiting', 'active', 'unverified', 'deactivated'] as const).map(
  (value) => ({ value, label: looks[value].word }),
);

export function StandingLabel({ standing }: { standing: Standing }) {
  const { word, ...look } = looks[standing];
  return <TagLabel {...look}>{word}</TagLabel>;
}
