export type Sort = { key: string; direction: 'ascending' | 'descending' };

/** A press on a header sorts by it; the next press turns the order round. */
export function nextSort(current: Sort | undefined, key: string): Sort {
  const turned = current?.key === key && current.direction === 'ascending';
  return { key, direction: turned ? 'descending' : 'ascending' };
}
