import { FieldGrid } from '../../ui/field-grid.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { useField } from '../../ui/fields/use-field.ts';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Stack } from '../../ui/stack.tsx';

const kinds = [
  { value: 'percent', label: 'Percentage', detail: 'Part of what the order costs' },
  { value: 'amount', label: 'Amount', detail: 'At most what the order costs' },
] as const;

/** Percent or amount, and how much. */
export function DiscountFields() {
  const { field } = useField('discount.kind');
  const kind = field.value === 'amount' ? 'amount' : 'percent';
  return (
    <Stack gap={5}>
      <RadioCards legend="Discount" cards={kinds} value={kind} onChange={field.onChange} />
      <FieldGrid>
        {kind === 'percent' ? (
          <NumberField name="discount.percent" label="Percent off" hint="1 to 100" />
        ) : (
          <MoneyField name="discount.cents" label="Amount off" hint="Such as 20.00" />
        )}
      </FieldGrid>
    </Stack>
  );
}
