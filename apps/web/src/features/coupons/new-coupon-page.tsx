import { coupons } from '@courtside/contract/coupons';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../platform/api.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { useActionKey } from '../../ui/form/use-action-key.ts';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { CouponForm } from './coupon-form.tsx';
import { couponListKey } from './coupon-queries.ts';
import { blankCoupon } from './coupon-values.ts';

export const meta = () =>
  pageMeta('/admin/add_coupon', { description: 'Add a promotional code.', index: false });

export default function NewCouponPage() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const keyFor = useActionKey();
  return (
    <Page>
      <PageTitle>New promotional code</PageTitle>
      <CouponForm
        label="New promotional code"
        values={blankCoupon}
        submit="Add the code"
        busyLabel="Adding"
        save={async (body) => {
          const { code } = await call(coupons.add, { body }, { idempotencyKey: keyFor(body) });
          showToast({ kind: 'ok', text: `${code} added` });
          await queryClient.invalidateQueries({ queryKey: couponListKey });
          await navigate('/admin/manage_coupon');
        }}
      />
    </Page>
  );
}
