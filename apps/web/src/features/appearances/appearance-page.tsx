import { IconCalendarOff } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import { kindWords, whereWords } from '../../platform/appearance-words.ts';
import { formatCourtTime } from '../../platform/court-time.ts';
import { isMissing } from '../../platform/is-missing.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DatedHead } from '../../ui/dated-head.tsx';
import { DatedSkeleton } from '../../ui/dated-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Section } from '../../ui/section.tsx';
import { ActionsSection } from './actions-section.tsx';
import { AppearanceFiles } from './appearance-files.tsx';
import { AttorneySection, CaseSection, InstructionsSection } from './appearance-sections.tsx';
import { StatusTag } from './appearance-status.tsx';
import classes from './appearances.module.css';
import { type Appearance, useAppearance } from './appearances-query.ts';
import { PriceSection } from './price-section.tsx';
import { Progress } from './progress.tsx';

type AppearancePageProps = {
  id: string;
  /** What waits for the client's answer. */
  Notice: ComponentType<{ appearance: Appearance }>;
  /** Beside the hearing's day and place. */
  calendar: ReactNode;
};

/** An appearance as the client who ordered it sees it. */
export function AppearancePage({ id, Notice, calendar }: AppearancePageProps) {
  const query = useAppearance(id);
  const appearance = query.data;
  if (!appearance) {
    return (
      <Page>
        <PageTitle>Appearance</PageTitle>
        <NoAppearance query={query} />
      </Page>
    );
  }
  return (
    <Page>
      <p className={classes.back} data-no-print>
        <Link to="/client/manage/appearance">Manage My Appearances</Link>
      </p>
      <Notice key={id} appearance={appearance} />
      <Head appearance={appearance}>{calendar}</Head>
      <div className={classes.columns}>
        <div className={classes.column}>
          <Section title="Progress">
            <Progress appearance={appearance} />
          </Section>
          <InstructionsSection appearance={appearance} />
          <AppearanceFiles appearance={appearance} />
        </div>
        <div className={classes.column}>
          <AttorneySection appearance={appearance} />
          <ActionsSection appearance={appearance} />
          <PriceSection appearance={appearance} />
          <CaseSection appearance={appearance} />
        </div>
      </div>
    </Page>
  );
}

type HeadProps = { appearance: Appearance; children: ReactNode };

function Head({ appearance, children }: HeadProps) {
  const { id, status, caption, hearingAt, timeZone, court, order, history } = appearance;
  const hasReport = history.some(({ action }) => action === 'submit-results');
  return (
    <DatedHead
      date={order.date}
      tags={<StatusTag status={status} />}
      title={caption}
      action={
        hasReport && (
          <ButtonLink to={`/client/submitted/appearance/${id}`}>Read the report</ButtonLink>
        )
      }
    >
      <p>
        <time dateTime={hearingAt}>{formatCourtTime(hearingAt, timeZone)}</time>
        {`, ${whereWords(court, order.department)}`}
      </p>
      <p>{kindWords(appearance)}</p>
      <div data-no-print>{children}</div>
    </DatedHead>
  );
}

function NoAppearance({ query }: { query: UseQueryResult<Appearance> }) {
  if (!query.isError) return <DatedSkeleton label="Loading the appearance" />;
  if (isMissing(query.error)) {
    return (
      <EmptyState
        icon={IconCalendarOff}
        title="There is no such appearance"
        action={<ButtonLink to="/client/manage/appearance">Manage My Appearances</ButtonLink>}
      >
        It may belong to another account.
      </EmptyState>
    );
  }
  return (
    <ErrorState
      title="We could not load the appearance"
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    >
      {query.error.message}
    </ErrorState>
  );
}
