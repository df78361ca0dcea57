import { FeeChanges } from './fee-changes.tsx';
import type { FeeQuery } from './fee-queries.ts';
import { changesQueryOf } from './fee-query.ts';
import { SidePanel } from './side-panel.tsx';

type HistoryPanelProps = {
  opened: boolean;
  onClose: () => void;
  query: FeeQuery;
  /** The type and the place that the grid shows, in words. */
  of: readonly string[];
};

export function HistoryPanel({ opened, onClose, query, of }: HistoryPanelProps) {
  return (
    <SidePanel
      opened={opened}
      onClose={onClose}
      title="History of fees"
      lead={
        of.length === 0
          ? 'Every change of a fee, newest first. Filter the list by type or place to see theirs alone.'
          : `Every change of a fee of ${of.join(', ')}, newest first.`
      }
    >
      <FeeChanges query={changesQueryOf(query)} named={query.appearanceType === undefined} />
    </SidePanel>
  );
}
