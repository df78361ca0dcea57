import { IconCircleCheck } from '@tabler/icons-react';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { formatShortDate, formatTime } from '../../ui/format-date.ts';
import { Tag } from '../../ui/tag.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './account.module.css';
import type { ActiveSession } from './sessions-query.ts';

export function sessionColumns(
  onEnd: (session: ActiveSession) => void,
): readonly Column<ActiveSession>[] {
  return [
    {
      key: 'device',
      header: 'Device',
      kind: 'caption',
      cell: ({ device, isThisOne }) => (
        <span className={classes.device}>
          {device}
          {isThisOne && (
            <Tag icon={IconCircleCheck} tone="green">
              This one
            </Tag>
          )}
        </span>
      ),
    },
    {
      key: 'started',
      header: 'Started',
      cell: ({ startedAt }) => <time dateTime={startedAt}>{formatShortDate(startedAt)}</time>,
      detail: ({ startedAt }) => `${formatTime(startedAt)} UTC`,
    },
    {
      key: 'used',
      header: 'Last used',
      cell: ({ lastUsedAt }) => <time dateTime={lastUsedAt}>{formatShortDate(lastUsedAt)}</time>,
      detail: ({ lastUsedAt }) => `${formatTime(lastUsedAt)} UTC`,
    },
    {
      key: 'end',
      header: 'End',
      cell: (session) =>
        session.isThisOne ? (
          <span>Log out to end it</span>
        ) : (
          <Button variant="secondary" size="s" onClick={() => onEnd(session)}>
            End
            <VisuallyHidden>{` the session of ${session.device}`}</VisuallyHidden>
          </Button>
        ),
    },
  ];
}
