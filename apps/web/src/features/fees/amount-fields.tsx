import { fee } from '@courtside/contract/fees';
import { formatCents } from '@courtside/domain/money';
import { useWatch } from 'react-hook-form';
import { FieldGrid } from '../../ui/field-grid.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { Note } from '../../ui/note.tsx';
import { Stack } from '../../ui/stack.tsx';
import { lossWords, marginOf } from './fee-words.ts';
import classes from './fees.module.css';

/** Both sides of a fee. What would lose money is said at once, and not forbidden. */
export function AmountFields({ path = '' }: { path?: string }) {
  const names = amountNames.map((name) => `${path}${name}`);
  const typed = useWatch({ name: names });
  return (
    <Stack gap={4}>
      <FieldGrid>
        <MoneyField name={`${path}clientFeeCents`} label="Client fee" />
        <MoneyField name={`${path}attorneyFeeCents`} label="Attorney fee" />
        <MoneyField
          name={`${path}clientHourlyCents`}
          label="Client hourly"
          hint="Beyond what is included, by started quarter hours."
        />
        <MoneyField name={`${path}attorneyHourlyCents`} label="Attorney hourly" />
        <NumberField
          name={`${path}includedMinutes`}
          label="Included minutes"
          hint="The fee covers a hearing of this length."
        />
      </FieldGrid>
      <MarginLine typed={typed} />
    </Stack>
  );
}

const amountNames = [
  'clientFeeCents',
  'attorneyFeeCents',
  'includedMinutes',
  'clientHourlyCents',
  'attorneyHourlyCents',
] as const;

function MarginLine({ typed }: { typed: readonly unknown[] }) {
  const whole = fee.safeParse(
    Object.fromEntries(amountNames.map((name, index) => [name, typed[index]])),
  );
  if (!whole.success) return null;
  const loss = lossWords(whole.data);
  if (loss) {
    return (
      <Note kind="warn" live>
        <b>At a loss.</b> {loss} You can save it all the same.
      </Note>
    );
  }
  const { cents, percent } = marginOf(whole.data);
  const hourly = whole.data.clientHourlyCents - whole.data.attorneyHourlyCents;
  return (
    <p className={classes.margin}>
      Margin <b>{formatCents(cents)}</b>
      {percent !== undefined && ` (${percent}%)`}, then {formatCents(hourly)} an hour.
    </p>
  );
}
