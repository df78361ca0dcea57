import { policySchemas } from '@courtside/contract/policies';
import type { Policies } from '@courtside/domain/policies';
import { z } from 'zod';
import { FieldGrid } from '../../ui/field-grid.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import classes from './policies.module.css';
import { PolicyForm, type PolicyFormProps } from './policy-form.tsx';
import { TierRows } from './tier-rows.tsx';

const mostSteps = 10;
const mostReminders = 5;

export function CancellationSection(props: PolicyFormProps<Policies['cancellation']>) {
  const { stored, readOnly } = props;
  return (
    <PolicyForm
      {...props}
      name="cancellation"
      schema={policySchemas.cancellation}
      values={{ ...stored, tiers: [...stored.tiers] }}
    >
      <div className={classes.single}>
        <NumberField
          name="beforeAcceptancePercent"
          label="Before an attorney accepts (%)"
          hint="Of the client fee. 0 makes it free."
        />
      </div>
      <TierRows
        name="tiers"
        label="Once an attorney has accepted"
        one="step"
        columns={[
          { key: 'underHours', label: 'Under so many hours' },
          { key: 'percent', label: 'Costs (% of the fee)' },
        ]}
        most={mostSteps}
        readOnly={readOnly}
      />
    </PolicyForm>
  );
}

export function RushSection(props: PolicyFormProps<Policies['rush']>) {
  const { stored, readOnly } = props;
  return (
    <PolicyForm
      {...props}
      name="rush"
      schema={policySchemas.rush}
      values={{ tiers: [...stored.tiers] }}
    >
      <TierRows
        name="tiers"
        label="From order to hearing"
        one="step"
        columns={[
          { key: 'underHours', label: 'Under so many hours' },
          { key: 'clientPercent', label: 'Client pays more (%)' },
          { key: 'attorneyPercent', label: 'Attorney gets more (%)' },
        ]}
        most={mostSteps}
        readOnly={readOnly}
      />
    </PolicyForm>
  );
}

/** Rows of a form are records, so each reminder is one while it is edited. */
const reportsForm = policySchemas.reports
  .extend({
    reminderHours: z
      .array(z.object({ hours: policySchemas.reports.shape.reminderHours.element }))
      .max(mostReminders),
  })
  .transform(({ reminderHours, ...rest }) => ({
    ...rest,
    reminderHours: reminderHours.map(({ hours }) => hours),
  }));

export function ReportsSection(props: PolicyFormProps<Policies['reports']>) {
  const { stored, readOnly } = props;
  return (
    <PolicyForm
      {...props}
      name="reports"
      schema={reportsForm}
      values={{ ...stored, reminderHours: stored.reminderHours.map((hours) => ({ hours })) }}
      ruleOf={(values) => reportsForm.safeParse(values).data}
    >
      <FieldGrid>
        <NumberField
          name="dueHours"
          label="Report due after (hours)"
          hint="From the time of the hearing."
        />
        <NumberField
          name="autoApprovalHours"
          label="Approved for the client after (hours)"
          hint="From the newest version of the report, unless it is disputed."
        />
      </FieldGrid>
      <TierRows
        name="reminderHours"
        label="Reminders to the attorney"
        one="reminder"
        columns={[{ key: 'hours', label: 'Hours after the hearing' }]}
        most={mostReminders}
        readOnly={readOnly}
      />
    </PolicyForm>
  );
}

export function ReleaseSection(props: PolicyFormProps<Policies['release']>) {
  return (
    <PolicyForm {...props} name="release" schema={policySchemas.release} values={props.stored}>
      <div className={classes.single}>
        <NumberField
          name="selfServiceUntilHours"
          label="Until so many hours before the hearing"
          hint="0 lets attorneys release an appearance up to the hearing."
        />
      </div>
    </PolicyForm>
  );
}
