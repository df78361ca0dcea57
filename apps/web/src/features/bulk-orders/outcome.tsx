import { bulkOutcomes } from '@courtside/contract/bulk-orders';
import { IconAlertTriangle, IconCircleCheck, IconEye } from '@tabler/icons-react';
import { TagLabel, type TagLook } from '../../ui/tag.tsx';
import type { BulkOrder, Outcome } from './bulk-orders-query.ts';

const looks: Readonly<Record<Outcome, TagLook & { word: string; many: string }>> = {
  error: { icon: IconAlertTriangle, tone: 'red', word: 'Error', many: 'Errors' },
  warning: { icon: IconEye, tone: 'amber', word: 'Look at it', many: 'To look at' },
  ready: { icon: IconCircleCheck, tone: 'green', word: 'Ready', many: 'Ready' },
};

export function OutcomeLabel({ outcome }: { outcome: Outcome }) {
  const { word, many: _, ...look } = looks[outcome];
  return <TagLabel {...look}>{word}</TagLabel>;
}

export function outcomeOptions(counts: BulkOrder['counts']) {
  return bulkOutcomes.map((value) => ({
    value,
    label: `${looks[value].many} ${counts[value].toLocaleString('en-US')}`,
  }));
}
