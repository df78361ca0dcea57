import type { Status } from '@courtside/domain/appearances';
import { statusLook } from '../../platform/status-look.ts';
import { Tag, TagLabel } from '../../ui/tag.tsx';

export function statusWords(status: Status): string {
  return statusLook[status].word;
}

type StatusProps = { status: Status };

export function StatusTag({ status }: StatusProps) {
  const { word, ...look } = statusLook[status];
  return <Tag {...look}>{word}</Tag>;
}

export function StatusLabel({ status }: StatusProps) {
  const { word, ...look } = statusLook[status];
  return <TagLabel {...look}>{word}</TagLabel>;
}
