import { results } from '@courtside/contract/results';
import type { Result } from '@courtside/domain/results';
import { useRef, useState } from 'react';
import { call } from '../../platform/api.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormActions, SubmitButton } from '../../ui/form/form-actions.tsx';
import { useActionKey } from '../../ui/form/use-action-key.ts';
import { Section } from '../../ui/section.tsx';
import { startAtTop } from '../../ui/skip-link.tsx';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { BeforeYouSend } from './before-you-send.tsx';
import { ExpensesSection } from './expenses-section.tsx';
import { FilesSection } from './files-section.tsx';
import { AppearedSection, NarrativeSection, OutcomeSection } from './hearing-sections.tsx';
import { NextSection } from './next-section.tsx';
import { ResultDraft } from './result-draft.tsx';
import formClasses from './result-form.module.css';
import {
  type AttachedFile,
  type CheckedResult,
  documentsOf,
  reportForm,
  startingValues,
} from './result-values.ts';
import classes from './results.module.css';
import type { AttorneyReport } from './results-queries.ts';
import { ReviewStep } from './review-step.tsx';

type ResultFormProps = {
  report: AttorneyReport;
  /** The firm has a report already: this is a better one. */
  isAmending: boolean;
  onSent: (report: AttorneyReport) => void;
};

type Checked = { result: CheckedResult; files: AttachedFile[] };

/** The report is filled in, looked over, and sent. */
export function ResultForm({ report, isAmending, onSent }: ResultFormProps) {
  const { id } = report;
  const [schema] = useState(() => reportForm(report, isAmending));
  const [checked, setChecked] = useState<Checked>();
  const sending = useRef(false);
  const [isSending] = useState(() => () => sending.current);
  const keyFor = useActionKey();

  const send = async () => {
    if (!checked) return;
    const { reason = '', ...result } = checked.result;
    const body = mutable(result);
    const params = { id };
    sending.current = true;
    try {
      const idempotencyKey = keyFor({ id, checked: checked.result });
      const sent = isAmending
        ? await call(results.amend, { params, body: { ...body, reason } }, { idempotencyKey })
        : await call(results.submit, { params, body }, { idempotencyKey });
      showToast({ kind: 'ok', text: isAmending ? 'Amended report sent' : 'Report sent' });
      onSent(sent);
    } catch (error) {
      // Only now may the draft be kept again; once the report is sent there is none.
      sending.current = false;
      throw error;
    }
  };
  return (
    <>
      <div hidden={checked !== undefined}>
        <Form
          schema={schema}
          defaultValues={startingValues(report)}
          onSubmit={async (result, form) => {
            setChecked({ result, files: documentsOf(form.getValues()) });
            startAtTop();
          }}
          unsaved="discard"
          label="Appearance result"
        >
          <div className={formClasses.formColumns}>
            <div className={formClasses.formColumn}>
              <ResultDraft id={id} revision={report.draft.revision} isSending={isSending} />
              {isAmending && (
                <Section title="What is different">
                  <TextareaField
                    name="reason"
                    label="Why you amend the report"
                    hint="The firm reads this first."
                    rows={2}
                  />
                </Section>
              )}
              <AppearedSection report={report} />
              <OutcomeSection />
              <NextSection report={report} />
              <NarrativeSection />
              <FilesSection appearance={id} />
              <ExpensesSection appearance={id} />
              <FormActions>
                <SubmitButton size="l">Check before sending</SubmitButton>
                {isAmending && (
                  <ButtonLink variant="ghost" to={`/attorney/view/case/details/${id}`}>
                    Leave the report as it is
                  </ButtonLink>
                )}
                <span className={classes.quiet}>Nothing is sent yet.</span>
              </FormActions>
            </div>
            <BeforeYouSend report={report} />
          </div>
        </Form>
      </div>
      {checked && (
        <ReviewStep
          report={report}
          result={checked.result}
          files={checked.files}
          onBack={() => {
            setChecked(undefined);
            startAtTop();
          }}
          onSend={send}
        />
      )}
    </>
  );
}

/** The contract's arrays can be written to, the domain's cannot. */
function mutable(result: Result) {
  return {
    ...result,
    deadlines: [...result.deadlines],
    orders: [...result.orders],
    expenses: [...result.expenses],
    files: [...result.files],
  };
}
