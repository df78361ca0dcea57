import { lineOutcomes } from '@courtside/contract/court-uploads';
import { IconAlertTriangle, IconCopy, IconEqual, IconPencil, IconPlus } from '@tabler/icons-react';
import { TagLabel, type TagLook } from '../../ui/tag.tsx';
import type { Outcome, Upload } from './uploads-query.ts';

const looks: Readonly<Record<Outcome, TagLook & { word: string; many: string }>> = {
  error: { icon: IconAlertTriangle, tone: 'red', word: 'Error', many: 'Errors' },
  duplicate: { icon: IconCopy, tone: 'amber', word: 'Duplicate', many: 'Duplicates' },
  changed: { icon: IconPencil, tone: 'blue', word: 'Changed', many: 'Changed' },
  new: { icon: IconPlus, tone: 'green', word: 'New', many: 'New' },
  same: { icon: IconEqual, tone: 'slate', word: 'Unchanged', many: 'Unchanged' },
};

export function OutcomeLabel({ outcome }: { outcome: Outcome }) {
  const { word, many: _, ...look } = looks[outcome];
  return <TagLabel {...look}>{word}</TagLabel>;
}

export function outcomeOptions(counts: Upload['counts']) {
  return lineOutcomes.map((value) => ({
    value,
    label: `${looks[value].many} ${counts[value].toLocaleString('en-US')}`,
  }));
}
