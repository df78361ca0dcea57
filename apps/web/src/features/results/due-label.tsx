import { IconAlertTriangle, IconHourglass } from '@tabler/icons-react';
import { reportClock } from '../../platform/report-clock.ts';
import { useMinute } from '../../platform/use-minute.ts';
import { Tag, TagLabel } from '../../ui/tag.tsx';

type DueProps = { dueAt: string };

function useLook(dueAt: string) {
  const { words, isOverdue } = reportClock(dueAt, useMinute());
  return isOverdue
    ? ({ words, icon: IconAlertTriangle, tone: 'red' } as const)
    : ({ words, icon: IconHourglass, tone: 'amber' } as const);
}

export function DueLabel({ dueAt }: DueProps) {
  const { words, ...look } = useLook(dueAt);
  return <TagLabel {...look}>{words}</TagLabel>;
}

export function DueTag({ dueAt }: DueProps) {
  const { words, ...look } = useLook(dueAt);
  return <Tag {...look}>{words}</Tag>;
}
