import { ApiError } from '@courtside/contract/client';
import { coupons } from '@courtside/contract/coupons';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { useActionKey } from '../../ui/form/use-action-key.ts';
import { Note } from '../../ui/note.tsx';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { type CouponBody, CouponForm } from './coupon-form.tsx';
import { type Coupon, couponListKey, couponQuery } from './coupon-queries.ts';
import { valuesOf } from './coupon-values.ts';
import classes from './coupons.module.css';

type EditCouponProps = { stored: Coupon; reload: () => Promise<void> };

export function EditCoupon({ stored, reload }: EditCouponProps) {
  const { id, revision } = stored;
  const [values] = useState(() => valuesOf(stored));
  const [isOutdated, setOutdated] = useState(false);
  const queryClient = useQueryClient();
  const keyFor = useActionKey();

  const change = async (details: CouponBody): Promise<Coupon> => {
    const body = { ...details, revision };
    const idempotencyKey = keyFor(body);
    setOutdated(false);
    try {
      return await call(coupons.change, { params: { id }, body }, { idempotencyKey });
    } catch (error) {
      setOutdated(isChangedMeanwhile(error));
      throw error;
    }
  };

  return (
    <CouponForm
      label="Promotional code"
      values={values}
      submit="Save changes"
      busyLabel="Saving"
      notice={isOutdated && <Outdated onReload={reload} />}
      save={async (body) => {
        const saved = await change(body);
        queryClient.setQueryData(couponQuery(id).queryKey, saved);
        showToast({ kind: 'ok', text: `${saved.code} saved` });
        await queryClient.invalidateQueries({ queryKey: couponListKey });
        return valuesOf(saved);
      }}
    />
  );
}

function Outdated({ onReload }: { onReload: () => Promise<void> }) {
  return (
    <Note kind="warn">
      <span className={classes.outdated}>
        Somebody else saved this code while you were editing. Load what is stored now, then make
        your change again.
        <Button variant="secondary" size="s" onClick={() => void onReload()}>
          Load what is stored
        </Button>
      </span>
    </Note>
  );
}

// A taken code or a limit that is too low is a conflict too, but says so at its field.
function isChangedMeanwhile(error: unknown): boolean {
  return (
    error instanceof ApiError && error.code === 'conflict' && Object.keys(error.errors).length === 0
  );
}
