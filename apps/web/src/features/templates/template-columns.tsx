import { IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { Instant } from '../../ui/instant.tsx';
import { Row } from '../../ui/stack.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { Template } from './templates-query.ts';

function textIn(data: Template['data'], key: string): string {
  const value = data[key];
  return typeof value === 'string' ? value : '';
}

export function templateColumns(onDelete: (template: Template) => void): Column<Template>[] {
  return [
    {
      key: 'name',
      header: 'Template',
      kind: 'caption',
      cell: ({ id, name }) => <Link to={`/client/view/template/details/${id}`}>{name}</Link>,
      detail: ({ data }) => textIn(data, 'caption') || 'No caption',
    },
    {
      key: 'used',
      header: 'Last used',
      cell: ({ usedAt }) => (usedAt ? <Instant at={usedAt} /> : 'Not used yet'),
    },
    {
      key: 'created',
      header: 'Kept since',
      cell: ({ createdAt }) => <Instant at={createdAt} withTime={false} />,
    },
    {
      key: 'actions',
      header: 'Actions',
      cell: (template) => (
        <Row>
          <ButtonLink
            variant="secondary"
            size="s"
            to={`/client/request/appearance_from_template/${template.id}`}
          >
            Use
            <VisuallyHidden>{` ${template.name}`}</VisuallyHidden>
          </ButtonLink>
          <Button variant="ghost" size="s" onClick={() => onDelete(template)}>
            <IconTrash size={18} stroke={1.75} aria-hidden />
            <VisuallyHidden>{`Delete ${template.name}`}</VisuallyHidden>
          </Button>
        </Row>
      ),
    },
  ];
}
