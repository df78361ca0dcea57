import type { ClientReport, ResultVersion } from './results-queries.ts';

/** Where the next date of a case is ordered, filled in from the report; none when there is no date. */
export function nextOrderPath(
  { id }: Pick<ClientReport, 'id'>,
  { version, result }: Pick<ResultVersion, 'version' | 'result'>,
): string | undefined {
  const { nextDate, nextTime, nextDepartment, nextType, nextTypeId } = result;
  if (!nextDate) return undefined;
  const query = new URLSearchParams({ again: id, next: String(version), date: nextDate });
  if (nextTime) query.set('time', nextTime);
  if (nextDepartment) query.set('department', nextDepartment);
  if (nextTypeId) query.set('type', nextTypeId);
  // Also beside a type: it may no longer be offered when the link is followed.
  if (nextType) query.set('kind', nextType);
  return `/client/request/appearance?${query.toString()}`;
}
