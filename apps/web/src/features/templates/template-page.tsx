import { IconTemplateOff } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { isMissing } from '../../platform/is-missing.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Instant } from '../../ui/instant.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Section } from '../../ui/section.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { DeleteTemplate } from './delete-template.tsx';
import { templateFacts } from './template-facts.ts';
import classes from './templates.module.css';
import { type Template, useTemplate, useTemplateNames } from './templates-query.ts';

export const meta = () =>
  pageMeta('/client/view/template/details/:selectedId', {
    description: 'What one of your templates fills in.',
    index: false,
  });

export default function TemplatePage() {
  const { selectedId = '' } = useParams();
  const query = useTemplate(selectedId);
  return (
    <Page>
      <p className={classes.back} data-no-print>
        <Link to="/client/manage/template">Manage Templates</Link>
      </p>
      {query.data ? <TemplateDetails template={query.data} /> : <NoTemplate query={query} />}
    </Page>
  );
}

function TemplateDetails({ template }: { template: Template }) {
  const { id, name, data, createdAt, usedAt } = template;
  const [isAsked, setAsked] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <PageTitle
        lead={
          <>
            Kept since <Instant at={createdAt} withTime={false} />,{' '}
            {usedAt ? (
              <>
                last used <Instant at={usedAt} />
              </>
            ) : (
              'not used yet'
            )}
          </>
        }
        actions={
          <>
            <Button variant="danger" onClick={() => setAsked(true)}>
              Delete
            </Button>
            <ButtonLink
              variant="secondary"
              to={`/client/request/template_from_appearance?template=${id}`}
            >
              Edit
            </ButtonLink>
            <ButtonLink to={`/client/request/appearance_from_template/${id}`}>
              Use this template
            </ButtonLink>
          </>
        }
      >
        {name}
      </PageTitle>
      <FilledIn data={data} />
      <DeleteTemplate
        template={isAsked ? template : undefined}
        onClose={() => setAsked(false)}
        onDeleted={() => void navigate('/client/manage/template')}
      />
    </>
  );
}

function FilledIn({ data }: Pick<Template, 'data'>) {
  const { isLoading, ...names } = useTemplateNames(data);
  if (isLoading) return <SkeletonRows label="Loading the template" rows={6} />;
  const groups = templateFacts(data, names);
  return (
    <div className={classes.groups}>
      {groups.length === 0 && <p>This template leaves the whole form open.</p>}
      {groups.map(({ title, facts }) => (
        <Section key={title} title={title}>
          <Facts items={facts} />
        </Section>
      ))}
    </div>
  );
}

function NoTemplate({ query }: { query: UseQueryResult<Template> }) {
  const { isError, error, isFetching, refetch } = query;
  const isNone = isMissing(error);
  return (
    <Stack gap={4}>
      <PageTitle>Template</PageTitle>
      {!isError && <SkeletonRows label="Loading the template" rows={6} />}
      {isNone && (
        <EmptyState
          icon={IconTemplateOff}
          title="There is no such template"
          action={<ButtonLink to="/client/manage/template">Manage Templates</ButtonLink>}
        >
          It may have been deleted, or belong to another account.
        </EmptyState>
      )}
      {isError && !isNone && (
        <ErrorState
          title="We could not load the template"
          retrying={isFetching}
          onRetry={() => void refetch()}
        >
          {error.message}
        </ErrorState>
      )}
    </Stack>
  );
}
