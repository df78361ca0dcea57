import { ApiError } from '@courtside/contract/client';
import { fees, newStandardFee } from '@courtside/contract/fees';
import { caseTypes } from '@courtside/domain/case-types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { call } from '../../platform/api.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormActions, SubmitButton } from '../../ui/form/form-actions.tsx';
import { useActionKey } from '../../ui/form/use-action-key.ts';
import { Note } from '../../ui/note.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Section } from '../../ui/section.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { FeeChanges } from './fee-changes.tsx';
import { feesKey, type StandardFee, standardFeeQuery } from './fee-queries.ts';
import classes from './fees.module.css';
import { StandardFeeFields } from './standard-fee-fields.tsx';

export const meta = () =>
  pageMeta('/admin/edit_type_of_appearance/:selectedId', {
    description: 'Change an appearance type and its standard fee.',
    index: false,
  });

export default function StandardFeePage() {
  const { selectedId = '' } = useParams();
  const { data, isError, error, isFetching, refetch } = useQuery(standardFeeQuery(selectedId));
  const [loads, setLoads] = useState(0);
  if (!data) {
    return (
      <Page>
        <PageTitle>Standard fee</PageTitle>
        {isError ? (
          <ErrorState
            title="We could not load this standard fee"
            retrying={isFetching}
            onRetry={() => void refetch()}
          >
            {error.message}
          </ErrorState>
        ) : (
          <SkeletonRows label="Loading the standard fee" rows={6} />
        )}
      </Page>
    );
  }
  return (
    <Page>
      <PageTitle lead={`${caseTypes[data.caseType]}. What was ordered keeps its price.`}>
        {data.name}
      </PageTitle>
      <div className={classes.columns}>
        <EditForm
          key={`${selectedId} ${loads}`}
          stored={data}
          reload={async () => {
            await refetch();
            setLoads(loads + 1);
          }}
        />
        <Section title="History">
          <FeeChanges query={{ appearanceType: selectedId }} named={false} />
        </Section>
      </div>
    </Page>
  );
}

type EditFormProps = { stored: StandardFee; reload: () => Promise<void> };

function EditForm({ stored, reload }: EditFormProps) {
  const { id, nonStandardFees, revision: loaded, ...initial } = stored;
  const [revision, setRevision] = useState(loaded);
  const [isOutdated, setOutdated] = useState(false);
  const queryClient = useQueryClient();
  const keyFor = useActionKey();
  return (
    <Form
      label="Standard fee"
      schema={newStandardFee}
      defaultValues={{ ...initial, description: initial.description ?? '' }}
      onSubmit={async (values) => {
        setOutdated(false);
        const body = { ...values, revision };
        try {
          const idempotencyKey = keyFor(body);
          const saved = await call(
            fees.changeStandard,
            { params: { id }, body },
            { idempotencyKey },
          );
          setRevision(saved.revision);
          queryClient.setQueryData(standardFeeQuery(id).queryKey, saved);
        } catch (error) {
          setOutdated(isChangedMeanwhile(error));
          throw error;
        }
        showToast({ kind: 'ok', text: `${values.name} saved` });
        await queryClient.invalidateQueries({ queryKey: feesKey });
      }}
    >
      <Stack gap={6}>
        <StandardFeeFields />
        {isOutdated && (
          <Note kind="warn">
            Somebody else saved this type while you were editing. Load what is stored now, then make
            your change again.{' '}
            <Button variant="secondary" size="s" onClick={() => void reload()}>
              Load what is stored
            </Button>
          </Note>
        )}
        <FormActions>
          <SubmitButton busyLabel="Saving">Save changes</SubmitButton>
          <ButtonLink variant="secondary" to="/admin/manage_type_of_appearance">
            Back to the list
          </ButtonLink>
        </FormActions>
        {nonStandardFees > 0 && (
          <p className={classes.quiet}>
            {`${nonStandardFees === 1 ? 'One place has' : `${nonStandardFees} places have`} another fee, which this does not change. `}
            <Link to={`/admin/manage_fee?appearanceType=${id}`}>See where it differs</Link>
          </p>
        )}
      </Stack>
    </Form>
  );
}

// A taken name is a conflict too, but says so at its field.
function isChangedMeanwhile(error: unknown): boolean {
  return (
    error instanceof ApiError && error.code === 'conflict' && Object.keys(error.errors).length === 0
  );
}
