import { useWatch } from 'react-hook-form';
import { Section } from '../../ui/section.tsx';
import { type CouponValues, rulesIn } from './coupon-values.ts';
import { describeCoupon } from './coupon-words.ts';
import classes from './coupons.module.css';

/** What the code does as it is typed so far. */
export function CouponPreview() {
  const rules = rulesIn(useWatch<CouponValues>() as CouponValues);
  return (
    <Section title="In words">
      {rules ? (
        <p className={classes.words}>{describeCoupon(rules)}</p>
      ) : (
        <p className={classes.quiet}>Enter a discount, and this says what the code does.</p>
      )}
    </Section>
  );
}
