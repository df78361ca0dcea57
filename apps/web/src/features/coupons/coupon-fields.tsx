import { caseTypeOptions } from '../../platform/choice-lists.ts';
import { FieldGrid } from '../../ui/field-grid.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { ChecklistField } from '../../ui/fields/checklist-field.tsx';
import { DateTimeField } from '../../ui/fields/date-time-field.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import classes from './coupons.module.css';
import { DiscountFields } from './discount-fields.tsx';

export function CouponFields() {
  return (
    <Stack gap={7}>
      <Section title="Code and discount">
        <Stack gap={5}>
          <div className={classes.code}>
            <TextField
              name="code"
              label="Code"
              hint="Letters, digits and hyphens. Clients may type it in any case."
              autoComplete="off"
            />
          </div>
          <TextField
            name="description"
            label="Description"
            hint="For administrators only."
            autoComplete="off"
            optional
          />
          <DiscountFields />
        </Stack>
      </Section>
      <Section title="When and how often">
        <Stack gap={5}>
          <FieldGrid>
            <DateTimeField
              name="startsAt"
              label="Starts"
              hint="In UTC. At once if empty."
              optional
            />
            <DateTimeField name="endsAt" label="Ends" hint="In UTC. Never if empty." optional />
            <NumberField name="totalLimit" label="Uses in all" hint="No limit if empty." optional />
            <NumberField
              name="perClientLimit"
              label="Uses per client"
              hint="No limit if empty."
              optional
            />
          </FieldGrid>
          <CheckboxField
            name="active"
            label="Active"
            hint="Switched off, nobody can use it. Orders that used it keep their discount."
          />
        </Stack>
      </Section>
      <Section title="Which orders">
        <Stack gap={5}>
          <FieldGrid>
            <MoneyField
              name="minimumCents"
              label="Minimum order"
              hint="Before the discount. None if empty."
              optional
            />
          </FieldGrid>
          <ChecklistField
            name="caseTypes"
            label="Practice areas"
            hint="All of them if none is checked."
            options={caseTypeOptions}
          />
        </Stack>
      </Section>
    </Stack>
  );
}
