import type { newCoupon } from '@courtside/contract/coupons';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { ButtonLink } from '../../ui/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormActions, SubmitButton } from '../../ui/form/form-actions.tsx';
import { Stack } from '../../ui/stack.tsx';
import { CouponFields } from './coupon-fields.tsx';
import { CouponPreview } from './coupon-preview.tsx';
import { type CouponValues, couponForm } from './coupon-values.ts';
import classes from './coupons.module.css';

export type CouponBody = z.output<typeof newCoupon>;

type CouponFormProps = {
  label: string;
  values: CouponValues;
  submit: string;
  busyLabel: string;
  /** Answers what the form shows from now on. */
  save: (body: CouponBody) => Promise<CouponValues | void>;
  /** Above the buttons. */
  notice?: ReactNode;
};

export function CouponForm({ label, values, submit, busyLabel, save, notice }: CouponFormProps) {
  return (
    <Form label={label} schema={couponForm} defaultValues={values} onSubmit={save}>
      <div className={classes.form}>
        <CouponFields />
        <aside className={classes.preview} aria-label="Preview">
          <CouponPreview />
        </aside>
        <div className={classes.actions}>
          <Stack gap={4}>
            {notice}
            <FormActions>
              <SubmitButton busyLabel={busyLabel}>{submit}</SubmitButton>
              <ButtonLink variant="secondary" to="/admin/manage_coupon">
                Back to the list
              </ButtonLink>
            </FormActions>
          </Stack>
        </div>
      </div>
    </Form>
  );
}
