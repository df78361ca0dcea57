import { FieldGrid } from '../../ui/field-grid.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { AttorneyChoices } from './attorney-choices.tsx';
import { CouponField } from './coupon-field.tsx';
import { FormSection } from './form-section.tsx';
import { useOrder } from './order-context.ts';

/** Who is reached, who is told, who is wanted, and what the bookkeeping needs. */
export function ContactsSection() {
  const { purpose } = useOrder();
  return (
    <>
      <FormSection title="On the day of the hearing">
        <FieldGrid>
          <TextField name="contactName" label="Contact" />
          <TextField name="contactPhone" label="Phone on the day" type="tel" />
          <TextField name="backupName" label="Backup contact" optional />
          <TextField name="backupPhone" label="Backup phone" type="tel" optional />
        </FieldGrid>
      </FormSection>
      <FormSection title="Report">
        <TextField
          name="reportRecipients"
          label="Also send the report to"
          optional
          hint="Email addresses, separated by commas. You always get it yourself."
        />
      </FormSection>
      <FormSection title="Preferences">
        <AttorneyChoices />
        <FieldGrid>
          <MoneyField
            name="mayCostMoreCents"
            label="If nobody accepts, pay up to this much more"
            optional
            hint="We ask you before it is used."
          />
        </FieldGrid>
      </FormSection>
      <FormSection title="Billing reference">
        <FieldGrid>
          <TextField name="fileNumber" label="Firm file number" optional />
          <TextField name="purchaseOrder" label="Purchase order" optional />
          <TextField name="ledesClientId" label="LEDES client ID" optional />
          <TextField name="ledesMatterId" label="LEDES matter ID" optional />
        </FieldGrid>
        {purpose === 'order' && <CouponField />}
      </FormSection>
    </>
  );
}
