import type { Status } from '@courtside/domain/appearances';
import { IconCircleCheck, IconFileText, IconScale } from '@tabler/icons-react';
import { Tag, TagLabel, type TagLook } from '../../ui/tag.tsx';

const looks = {
  reported: { word: 'Waiting for approval', icon: IconFileText, tone: 'violet' },
  disputed: { word: 'Disputed', icon: IconScale, tone: 'pink' },
  completed: { word: 'Approved', icon: IconCircleCheck, tone: 'green' },
} as const satisfies Partial<Record<Status, TagLook & { word: string }>>;

const isKnown = (status: Status): status is keyof typeof looks => status in looks;

/** Where a report stands with the firm. */
export function ApprovalLabel({ status }: { status: Status }) {
  if (!isKnown(status)) return null;
  const { word, ...look } = looks[status];
  return <TagLabel {...look}>{word}</TagLabel>;
}

export function ApprovalTag({ status }: { status: Status }) {
  if (!isKnown(status)) return null;
  const { word, ...look } = looks[status];
  return <Tag {...look}>{word}</Tag>;
}
