import { FieldGrid } from '../../ui/field-grid.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useOrder } from './order-context.ts';
import classes from './orders.module.css';

/** A promotional code; whether it is taken shows as soon as there is a price. */
export function CouponField() {
  const { quote } = useOrder();
  const line = quote.quote?.lines.find(({ kind }) => kind === 'coupon');
  return (
    <FieldGrid>
      <TextField
        name="coupon"
        label="Promotional code"
        optional
        hint={
          <output>
            {quote.couponRefusal ? (
              <span className={classes.warm}>{quote.couponRefusal}</span>
            ) : (
              line && 'Taken off the price.'
            )}
          </output>
        }
      />
    </FieldGrid>
  );
}
