import { ApiError } from '@courtside/contract/client';
import { signup } from '@courtside/contract/signup';
import { IconCircleCheck, IconHourglass, IconLinkOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { call } from '../../platform/api.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Section } from '../../ui/section.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { ResendForm } from './signup-done.tsx';

export const meta = () =>
  pageMeta('/signup/verify/:hash', { description: 'Confirm your email address.', index: false });

export default function VerifyPage() {
  const { hash = '' } = useParams();
  return (
    <Page width="form">
      <PageTitle>Confirm your email address</PageTitle>
      <Outcome hash={hash} />
    </Page>
  );
}

function Outcome({ hash }: { hash: string }) {
  // A query, though it changes something: a link works once, and this asks once however often it is drawn.
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['signup', 'verify', hash],
    queryFn: async () => call(signup.verify, { params: { hash } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnMount: false,
    refetchOnReconnect: false,
    networkMode: 'always',
  });
  if (isPending) return <SkeletonRows label="Confirming your address, please wait" rows={2} />;
  if (error instanceof ApiError && error.code === 'link_expired') return <Expired />;
  if (error) {
    return (
      <ErrorState
        title="We could not confirm your address"
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {error.message} Your link is still good.
      </ErrorState>
    );
  }
  return data.kind === 'attorney' ? <AttorneyConfirmed /> : <ClientConfirmed />;
}

function ClientConfirmed() {
  return (
    <EmptyState
      icon={IconCircleCheck}
      title="Your address is confirmed"
      action={<ButtonLink to="/login">Go to login</ButtonLink>}
    >
      Your account is open. Sign in to see your dashboard.
    </EmptyState>
  );
}

function AttorneyConfirmed() {
  return (
    <EmptyState icon={IconHourglass} title="Your address is confirmed">
      Your account is waiting to be activated by an administrator. We will write to you as soon as
      it is.
    </EmptyState>
  );
}

function Expired() {
  return (
    <Stack gap={7}>
      <EmptyState
        icon={IconLinkOff}
        title="This link was used already or has expired"
        action={
          <ButtonLink variant="secondary" to="/login">
            Go to login
          </ButtonLink>
        }
      >
        If you confirmed your address before, just sign in.
      </EmptyState>
      <Section title="Get a new link">
        <ResendForm />
      </Section>
    </Stack>
  );
}
