import { IconMapPinOff } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { isMissing } from '../../platform/is-missing.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Section } from '../../ui/section.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { FeeChanges } from './fee-changes.tsx';
import { FeesHere } from './fees-here.tsx';
import { type PlaceKind, type PlaceRecord, placeKinds } from './place-kinds.ts';
import classes from './places.module.css';
import { StandingTag } from './standing.tsx';
import { StandingSection } from './standing-section.tsx';

export type RecordFormProps<Place> = { place: Place; onLoadNewest: () => Promise<void> };

type RecordScreenProps<Place> = {
  kind: PlaceKind;
  query: UseQueryResult<Place>;
  tags?: ComponentType<{ place: Place }>;
  facts: (place: Place) => readonly { name: string; value: ReactNode }[];
  /** Made anew when the newest is loaded, since it then starts from other values. */
  form: ComponentType<RecordFormProps<Place>>;
};

/** One place: what it is, its form, whether it is offered, and what appearances cost there. */
export function RecordScreen<Place extends PlaceRecord>({
  kind,
  query,
  tags: MoreTags,
  facts,
  form: RecordForm,
}: RecordScreenProps<Place>) {
  const [generation, setGeneration] = useState(0);
  const loadNewest = async () => {
    const { error } = await query.refetch();
    if (error) showToast({ kind: 'bad', text: `The newest could not be loaded. ${error.message}` });
    else setGeneration(generation + 1);
  };
  const place = query.data;
  if (!place) {
    return (
      <Page>
        <PageTitle>{`Edit ${kind}`}</PageTitle>
        <NoRecord kind={kind} query={query} />
      </Page>
    );
  }
  return (
    <Page>
      <PageTitle>{'fullName' in place ? place.fullName : place.name}</PageTitle>
      <div className={classes.tags}>
        <StandingTag active={place.active} />
        {MoreTags && <MoreTags place={place} />}
      </div>
      <div className={classes.record}>
        <div className={classes.facts}>
          <Section title="At a glance">
            <Facts items={facts(place)} />
          </Section>
        </div>
        <div key={generation} className={classes.form}>
          <RecordForm place={place} onLoadNewest={loadNewest} />
        </div>
        <div className={classes.standing}>
          <StandingSection kind={kind} place={place} />
        </div>
      </div>
      <Stack gap={7}>
        <FeesHere kind={kind} id={place.id} />
        <FeeChanges kind={kind} id={place.id} />
      </Stack>
    </Page>
  );
}

type NoRecordProps = { kind: PlaceKind; query: UseQueryResult };

function NoRecord({ kind, query }: NoRecordProps) {
  const { isError, error, isFetching, refetch } = query;
  if (!isError) return <SkeletonRows label={`Loading the ${kind}`} rows={4} />;
  if (isMissing(error)) {
    return (
      <EmptyState
        icon={IconMapPinOff}
        title={`There is no such ${kind}`}
        action={
          <ButtonLink variant="secondary" to={placeKinds[kind].listPath}>
            See them all
          </ButtonLink>
        }
      >
        It may have been removed.
      </EmptyState>
    );
  }
  return (
    <ErrorState
      title={`We could not load the ${kind}`}
      retrying={isFetching}
      onRetry={() => void refetch()}
    >
      {error.message}
    </ErrorState>
  );
}
