import { policySchemas } from '@courtside/contract/policies';
import type { Policies } from '@courtside/domain/policies';
import { z } from 'zod';
import { FieldGrid } from '../../ui/field-grid.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { PolicyForm, type PolicyFormProps } from './policy-form.tsx';
import { TierRows } from './tier-rows.tsx';

const mostMoments = 5;
const { shape } = policySchemas.dispatch;
const moments = z.array(z.object({ hours: shape.riskHours.element })).max(mostMoments);

/** Rows of a form are records, so each moment is one while it is edited. */
const dispatchForm = policySchemas.dispatch
  .extend({ riskHours: moments, confirmHours: moments })
  .transform(({ riskHours, confirmHours, ...rest }) => ({
    ...rest,
    riskHours: riskHours.map(({ hours }) => hours),
    confirmHours: confirmHours.map(({ hours }) => hours),
  }));

export function ConfirmationSection(props: PolicyFormProps<Policies['confirmation']>) {
  return (
    <PolicyForm
      {...props}
      name="confirmation"
      schema={policySchemas.confirmation}
      values={props.stored}
    >
      <FieldGrid>
        <NumberField
          name="hoursAfterChange"
          label="Confirm within (hours)"
          hint="After the client's change."
        />
        <NumberField
          name="hoursBeforeHearing"
          label="At the latest (hours)"
          hint="Before the hearing."
        />
        <NumberField
          name="leastMinutes"
          label="Time to answer at least (minutes)"
          hint="However late the change comes."
        />
      </FieldGrid>
    </PolicyForm>
  );
}

export function DispatchSection(props: PolicyFormProps<Policies['dispatch']>) {
  const { stored, readOnly } = props;
  return (
    <PolicyForm
      {...props}
      name="dispatch"
      schema={dispatchForm}
      values={{
        ...stored,
        riskHours: stored.riskHours.map((hours) => ({ hours })),
        confirmHours: stored.confirmHours.map((hours) => ({ hours })),
      }}
      ruleOf={(values) => dispatchForm.safeParse(values).data}
    >
      <FieldGrid>
        <NumberField
          name="preferredHoldHours"
          label="Hold for the preferred attorney (hours)"
          hint="Shorter when the hearing is near."
        />
        <NumberField
          name="waveSize"
          label="Attorneys told at a time"
          hint="The next ones hear of it after the interval."
        />
        <NumberField name="waveMinutes" label="Interval (minutes)" />
        <NumberField name="urgentWaveMinutes" label="Interval when urgent (minutes)" />
        <NumberField
          name="urgentUnderHours"
          label="Urgent under so many hours"
          hint="Before the hearing. What is given back is always urgent."
        />
        <NumberField
          name="alarmMinutes"
          label="Alarm without check-in (minutes)"
          hint="Before the hearing."
        />
      </FieldGrid>
      <TierRows
        name="riskHours"
        label="Warnings that nobody has taken it"
        one="warning"
        columns={[{ key: 'hours', label: 'Hours before the hearing' }]}
        most={mostMoments}
        readOnly={readOnly}
      />
      <TierRows
        name="confirmHours"
        label="Questions whether the attorney attends"
        one="question"
        columns={[{ key: 'hours', label: 'Hours before the hearing' }]}
        most={mostMoments}
        readOnly={readOnly}
      />
      <CheckboxField
        name="autoAssign"
        label="Assign attorneys who let us, without asking first"
        hint="Some states see a service that selects the lawyer as a referral service. Check before you turn this on."
      />
    </PolicyForm>
  );
}

export function EligibilitySection(props: PolicyFormProps<Policies['eligibility']>) {
  return (
    <PolicyForm
      {...props}
      name="eligibility"
      schema={policySchemas.eligibility}
      values={props.stored}
    >
      <CheckboxField name="requiresW9" label="A W-9 must be on file" />
      <CheckboxField
        name="requiresInsurance"
        label="An insurance certificate must be on file"
        hint="It must be valid on the day of the hearing."
      />
    </PolicyForm>
  );
}
