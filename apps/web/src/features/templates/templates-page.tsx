import { IconPlus, IconTemplate } from '@tabler/icons-react';
import { useState } from 'react';
import { pageMeta } from '../../platform/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PagedTable } from '../../ui/data-table/paged-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListTools } from '../../ui/list-tools.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { UrlSearch } from '../../ui/url-search.tsx';
import { useUrlFilters } from '../../ui/use-url-filters.ts';
import { DeleteTemplate } from './delete-template.tsx';
import { templateColumns } from './template-columns.tsx';
import { type Template, useTemplates } from './templates-query.ts';

export const meta = () =>
  pageMeta('/client/manage/template', {
    description: 'Order forms that you keep to fill in again.',
    index: false,
  });

const newTemplate = '/client/request/template_from_appearance';

export default function TemplatesPage() {
  const { filters, bind, clear, isSet } = useUrlFilters(['search']);
  const [toDelete, setToDelete] = useState<Template>();
  return (
    <Page>
      <PageTitle
        lead="Order forms that you keep to fill in again."
        actions={
          <ButtonLink to={newTemplate}>
            <IconPlus size={18} stroke={1.75} aria-hidden />
            New template
          </ButtonLink>
        }
      >
        Manage Templates
      </PageTitle>
      <ListTools>
        <UrlSearch label="Search templates" placeholder="Name" {...bind('search')} />
      </ListTools>
      <PagedTable
        label="Templates"
        columns={templateColumns(setToDelete)}
        itemKey={({ id }) => id}
        list={useTemplates(filters.search)}
        noun="templates"
        empty={<NoTemplates onClear={isSet ? clear : undefined} />}
      />
      <DeleteTemplate template={toDelete} onClose={() => setToDelete(undefined)} />
    </Page>
  );
}

function NoTemplates({ onClear }: { onClear: (() => void) | undefined }) {
  return onClear ? (
    <EmptyState
      icon={IconTemplate}
      title="No templates match"
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear the search
        </Button>
      }
    >
      Search for less of the name.
    </EmptyState>
  ) : (
    <EmptyState
      icon={IconTemplate}
      title="No templates yet"
      action={
        <ButtonLink variant="secondary" to="/client/manage/appearance">
          Choose an appearance
        </ButtonLink>
      }
    >
      Keep a hearing that comes again: fill in a new template, or save one from an appearance.
    </EmptyState>
  );
}
