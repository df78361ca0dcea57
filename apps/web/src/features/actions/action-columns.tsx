import { IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { Instant } from '../../ui/instant.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './actions.module.css';
import type { ListedAction } from './actions-query.ts';

interface Handlers {
  onOpen: (id: string) => void;
  onDelete: (id: string) => void;
}

export function actionColumns({ onOpen, onDelete }: Handlers): readonly Column<ListedAction>[] {
  return [
    {
      key: 'what',
      header: 'What',
      kind: 'lead',
      cell: ({ id, title, link, readAt }) => (
        <span className={classes.title}>
          {readAt === null && (
            <span className={classes.unread}>
              <VisuallyHidden>Unread: </VisuallyHidden>
            </span>
          )}
          <Link to={link} onClick={() => onOpen(id)} data-unread={readAt === null}>
            {title}
          </Link>
        </span>
      ),
      detail: ({ body }) => body,
    },
    { key: 'when', header: 'When', cell: ({ createdAt }) => <Instant at={createdAt} /> },
    {
      key: 'delete',
      header: 'Delete',
      kind: 'act',
      cell: ({ id, title }) => (
        <Button variant="ghost" size="s" onClick={() => onDelete(id)}>
          <IconTrash size={16} stroke={1.75} aria-hidden />
          <VisuallyHidden>{`Delete ${title}`}</VisuallyHidden>
        </Button>
      ),
    },
  ];
}
