import { fees, newStandardFee } from '@courtside/contract/fees';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../platform/api.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormActions, SubmitButton } from '../../ui/form/form-actions.tsx';
import { useActionKey } from '../../ui/form/use-action-key.ts';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Stack } from '../../ui/stack.tsx';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { feesKey } from './fee-queries.ts';
import { StandardFeeFields } from './standard-fee-fields.tsx';

export const meta = () =>
  pageMeta('/admin/add_type_of_appearance', {
    description: 'Add an appearance type and its standard fee.',
    index: false,
  });

const listPath = '/admin/manage_type_of_appearance';
const blank = {
  name: '',
  description: '',
  utbmsTask: '',
  usualMinutes: 30,
  inPerson: true,
  remote: false,
  includedMinutes: 60,
  active: true,
};

export default function NewStandardFeePage() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const keyFor = useActionKey();
  return (
    <Page width="form">
      <PageTitle lead="It can be ordered everywhere as soon as it is added.">
        New standard fee
      </PageTitle>
      <Form
        label="New standard fee"
        schema={newStandardFee}
        defaultValues={blank}
        onSubmit={async (body) => {
          await call(fees.addStandard, { body }, { idempotencyKey: keyFor(body) });
          showToast({ kind: 'ok', text: `${body.name} added` });
          await queryClient.invalidateQueries({ queryKey: feesKey });
          await navigate(listPath);
        }}
      >
        <Stack gap={6}>
          <StandardFeeFields />
          <FormActions>
            <SubmitButton busyLabel="Adding">Add standard fee</SubmitButton>
            <ButtonLink variant="secondary" to={listPath}>
              Back to the list
            </ButtonLink>
          </FormActions>
        </Stack>
      </Form>
    </Page>
  );
}
