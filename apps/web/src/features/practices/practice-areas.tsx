import { caseTypesForm, practices } from '@courtside/contract/practices';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { caseTypeOptions } from '../../platform/choice-lists.ts';
import { ChecklistField } from '../../ui/fields/checklist-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { Loaded } from './loaded.tsx';
import { caseTypesQuery, useKeep } from './practice-queries.ts';
import { SaveButton } from './save-button.tsx';

export function PracticeAreas() {
  const keep = useKeep();
  return (
    <Section title="Practice areas">
      <Loaded query={useQuery(caseTypesQuery)} what="your practice areas">
        {({ items }) => (
          <Form
            label="Practice areas"
            schema={caseTypesForm}
            defaultValues={{ caseTypes: items.map(({ code }) => code) }}
            onSubmit={async (body) => {
              await keep(caseTypesQuery.queryKey, await call(practices.saveCaseTypes, { body }));
              showToast({ kind: 'ok', text: 'Practice areas saved' });
            }}
          >
            <Stack gap={5}>
              <ChecklistField name="caseTypes" label="What you take" options={caseTypeOptions} />
              <SaveButton>Save practice areas</SaveButton>
            </Stack>
          </Form>
        )}
      </Loaded>
    </Section>
  );
}
