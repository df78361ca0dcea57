import { changedState, placeRecords } from '@courtside/contract/place-records';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { call } from '../../platform/api.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { CountLink } from './count-link.tsx';
import { PlaceForm } from './place-form.tsx';
import type { StateRecord } from './place-kinds.ts';
import { stateQuery } from './place-queries.ts';
import { type RecordFormProps, RecordScreen } from './record-screen.tsx';
import { useSavePlace } from './use-save-place.ts';
import { ZoneField } from './zone-field.tsx';

export const meta = () =>
  pageMeta('/admin/edit_state/:selectedId', { description: 'Change a state.', index: false });

export default function EditStatePage() {
  const { selectedId = '' } = useParams();
  return (
    <RecordScreen
      key={selectedId}
      kind="state"
      query={useQuery(stateQuery(selectedId))}
      facts={factsOf}
      form={StateForm}
    />
  );
}

function factsOf({ id, fips, name, counties, courts }: StateRecord) {
  return [
    { name: 'Postal code', value: id },
    { name: 'FIPS code', value: fips },
    {
      name: 'Counties',
      value: (
        <CountLink
          count={counties}
          of={`counties in ${name}`}
          to={`/admin/manage_county?state=${id}`}
        />
      ),
    },
    {
      name: 'Courts',
      value: (
        <CountLink count={courts} of={`courts in ${name}`} to={`/admin/manage_court?state=${id}`} />
      ),
    },
  ];
}

const schema = changedState.omit({ revision: true });

function StateForm({ place, onLoadNewest }: RecordFormProps<StateRecord>) {
  const save = useSavePlace('state');
  const { id, name, timeZone, revision } = place;
  return (
    <PlaceForm
      label="State"
      schema={schema}
      values={{ name, timeZone }}
      submit="Save changes"
      onLoadNewest={onLoadNewest}
      save={async (values) => {
        const body = { ...values, revision };
        await save(body, async (idempotencyKey) =>
          call(placeRecords.changeState, { params: { id }, body }, { idempotencyKey }),
        );
      }}
    >
      <Section title="State">
        <Stack gap={4}>
          <TextField name="name" label="Name" autoComplete="off" />
          <ZoneField hint="The zone of most of it. Counties may keep another." />
        </Stack>
      </Section>
    </PlaceForm>
  );
}
