import type { Sort } from '../../ui/data-table/sort.ts';

/** What the address says of the order, in the table's words, and back. */
export function listSort(inAddress: string): Sort | undefined {
  if (inAddress === '' || inAddress === 'name') return { key: 'name', direction: 'ascending' };
  return inAddress === '-name' ? { key: 'name', direction: 'descending' } : undefined;
}

export function sortInAddress({ direction }: Sort): string {
  return direction === 'descending' ? '-name' : '';
}
