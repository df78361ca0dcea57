import { newState, placeRecords } from '@courtside/contract/place-records';
import { call } from '../../platform/api.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { FieldGrid } from '../../ui/field-grid.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Stack } from '../../ui/stack.tsx';
import { PlaceForm } from './place-form.tsx';
import { useAddPlace } from './use-save-place.ts';
import { ZoneField } from './zone-field.tsx';

export const meta = () =>
  pageMeta('/admin/add_state', { description: 'Add a state or territory.', index: false });

const empty = { id: '', fips: '', name: '', timeZone: '' };

export default function AddStatePage() {
  const add = useAddPlace('state');
  return (
    <Page width="form">
      <PageTitle lead="A state or territory. Its counties and courts are added after it.">
        New state
      </PageTitle>
      <PlaceForm
        label="New state"
        schema={newState}
        values={empty}
        submit="Add state"
        save={async (body) =>
          add(body, async (idempotencyKey) =>
            call(placeRecords.addState, { body }, { idempotencyKey }),
          )
        }
      >
        <Stack gap={4}>
          <TextField name="name" label="Name" autoComplete="off" />
          <FieldGrid>
            <TextField
              name="id"
              label="Postal code"
              hint="Two capital letters, such as PR."
              autoComplete="off"
            />
            <TextField
              name="fips"
              label="FIPS code"
              hint="Two digits, such as 72."
              inputMode="numeric"
              autoComplete="off"
            />
          </FieldGrid>
          <ZoneField hint="The zone of most of it. Counties may keep another." />
        </Stack>
      </PlaceForm>
    </Page>
  );
}
