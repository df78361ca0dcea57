import type { ResponseOf } from '@courtside/contract/endpoint';
import type { logs } from '@courtside/contract/logs';
import { Button } from '../../ui/button.tsx';
import type { Expansion } from '../../ui/data-table/expandable-row.tsx';
import { Row } from '../../ui/stack.tsx';
import { changedFields } from './changes.ts';
import classes from './logs.module.css';

export type LogEntry = ResponseOf<typeof logs.list>['items'][number];
export type LogFilter = 'action' | 'recordType' | 'recordId' | 'actorId';

type DetailsProps = { entry: LogEntry; onFilter: (name: LogFilter, value: string) => void };

/** What an entry changed, and ways to see more like it. */
function LogEntryDetails({ entry, onFilter }: DetailsProps) {
  const { actorId } = entry;
  return (
    <div className={classes.details}>
      <Changes entry={entry} />
      <p className={classes.record}>
        Record {entry.recordId}
        {entry.address && `, from address ${entry.address}`}
      </p>
      <Row gap={2}>
        <Button variant="secondary" size="s" onClick={() => onFilter('recordId', entry.recordId)}>
          Only this record
        </Button>
        {actorId && (
          <Button variant="secondary" size="s" onClick={() => onFilter('actorId', actorId)}>
            Only by {entry.actorName ?? 'this actor'}
          </Button>
        )}
      </Row>
    </div>
  );
}

export function expansionWith(onFilter: DetailsProps['onFilter']): Expansion<LogEntry> {
  return {
    label: ({ seq, action }) => `Changes of entry ${seq}, ${action}`,
    content: (entry) => <LogEntryDetails entry={entry} onFilter={onFilter} />,
  };
}

function Changes({ entry }: { entry: LogEntry }) {
  const changes = changedFields(entry.before, entry.after);
  if (changes.length === 0) return <p>No values were written down with this entry.</p>;
  return (
    <table className={classes.changes}>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            <td>{before || '–'}</td>
            <td data-changed={before !== after || undefined}>{after || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
