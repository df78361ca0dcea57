import { useMinute } from '../../platform/use-minute.ts';
import type { Overview } from './overview-query.ts';
import { WaitingSection } from './waiting-section.tsx';
import { waitingCount, waitingItems } from './waiting-words.ts';

/** What only the client can do, or has to know. */
export function WaitingList({ overview }: { overview: Overview }) {
  const nowMs = useMinute();
  return <WaitingSection items={waitingItems(overview, nowMs)} count={waitingCount(overview)} />;
}
