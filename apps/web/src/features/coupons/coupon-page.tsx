import { IconTicketOff } from '@tabler/icons-react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { isMissing } from '../../platform/is-missing.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { couponQuery } from './coupon-queries.ts';
import { CouponStateTag } from './coupon-state.tsx';
import classes from './coupons.module.css';
import { EditCoupon } from './edit-coupon.tsx';
import { Redemptions } from './redemptions.tsx';

export const meta = () =>
  pageMeta('/admin/edit_coupon/:selectedId', {
    description: 'Change a promotional code, and see who used it.',
    index: false,
  });

export default function CouponPage() {
  const { selectedId = '' } = useParams();
  const query = useQuery(couponQuery(selectedId));
  const [loads, setLoads] = useState(0);
  const { data: coupon, refetch } = query;
  if (!coupon) {
    return (
      <Page>
        <PageTitle>Promotional code</PageTitle>
        <NoCoupon query={query} />
      </Page>
    );
  }
  return (
    <Page>
      <PageTitle>{coupon.code}</PageTitle>
      <div className={classes.state}>
        <CouponStateTag state={coupon.state} />
      </div>
      <Stack gap={8}>
        <EditCoupon
          key={`${selectedId} ${loads}`}
          stored={coupon}
          reload={async () => {
            await refetch();
            setLoads(loads + 1);
          }}
        />
        <Redemptions coupon={coupon} />
      </Stack>
    </Page>
  );
}

function NoCoupon({ query }: { query: UseQueryResult }) {
  const { isError, error, isFetching, refetch } = query;
  if (!isError) return <SkeletonRows label="Loading the promotional code" rows={6} />;
  if (isMissing(error)) {
    return (
      <EmptyState
        icon={IconTicketOff}
        title="There is no such promotional code"
        action={
          <ButtonLink variant="secondary" to="/admin/manage_coupon">
            See them all
          </ButtonLink>
        }
      >
        The address may be incomplete.
      </EmptyState>
    );
  }
  return (
    <ErrorState
      title="We could not load this promotional code"
      retrying={isFetching}
      onRetry={() => void refetch()}
    >
      {error.message}
    </ErrorState>
  );
}
