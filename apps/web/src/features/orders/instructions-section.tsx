import { TextField } from '../../ui/fields/text-field.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { FormSection } from './form-section.tsx';

/** What attorneys read before they accept, and what only the one who did reads. */
export function InstructionsSection() {
  return (
    <>
      <FormSection title="Before anybody accepts">
        <TextareaField
          name="publicSummary"
          label="Public summary"
          optional
          rows={3}
          hint="Attorneys see it before they accept. Leave out what is confidential."
        />
      </FormSection>
      <FormSection
        title="For the attorney who accepts"
        lead="Shown only after acceptance, like your files."
      >
        <TextareaField name="privateInstructions" label="Instructions" optional rows={6} />
        <TextareaField name="desiredOutcome" label="Desired outcome" optional rows={2} />
        <TextareaField
          name="authority"
          label="Authority"
          optional
          rows={2}
          hint="What the attorney may agree to, such as a settlement up to an amount."
        />
        <TextareaField
          name="doNot"
          label="Do not"
          optional
          rows={2}
          hint="Such as: do not waive notice, do not discuss the merits."
        />
        <TextField name="whoElseAttends" label="Who else attends" optional />
      </FormSection>
    </>
  );
}
