import type { ClientReport, ResultVersion } from './results-queries.ts';

/** Where the next date of a case is ordered, filled in from the report; none when there is no date. */
export function nextOrderPath(
  { id }: Pick<ClientReport, 'id'>,
  { version, result }: Pick<ResultVersion, 'version' | 'result'>,
): string | undefined {
  const { nextDate, nextTime, nextDepartment } = result;
  if (!nextDate) return undefined;
  const query = new URLSearchParams({ again: id, next: String(version), date: nextDate });
  if (nextTime) query.set('time', nextTime);
  if (nextDepartment) query.set('department', nextDepartment);
  return `/client/request/appearance?${query.toString()}`;
}
