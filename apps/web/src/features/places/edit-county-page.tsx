import { placeRecords } from '@courtside/contract/place-records';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { call } from '../../platform/api.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { CountLink } from './count-link.tsx';
import { CountyNameFields, CountyZoneSection, countyForm } from './county-fields.tsx';
import { PlaceForm } from './place-form.tsx';
import { type CountyRecord, editPathOf } from './place-kinds.ts';
import { countyQuery } from './place-queries.ts';
import { type RecordFormProps, RecordScreen } from './record-screen.tsx';
import { useSavePlace } from './use-save-place.ts';

export const meta = () =>
  pageMeta('/admin/edit_count/:selectedId', { description: 'Change a county.', index: false });

export default function EditCountyPage() {
  const { selectedId = '' } = useParams();
  return (
    <RecordScreen
      key={selectedId}
      kind="county"
      query={useQuery(countyQuery(selectedId))}
      facts={factsOf}
      form={CountyForm}
    />
  );
}

function factsOf({ id, state, stateName, fullName, courts }: CountyRecord) {
  return [
    { name: 'State', value: <Link to={editPathOf('state', state)}>{stateName}</Link> },
    { name: 'FIPS code', value: id },
    {
      name: 'Courts',
      value: (
        <CountLink
          count={courts}
          of={`courts in ${fullName}`}
          to={`/admin/manage_court?county=${id}`}
        />
      ),
    },
  ];
}

function CountyForm({ place, onLoadNewest }: RecordFormProps<CountyRecord>) {
  const save = useSavePlace('county');
  const { id, name, fullName, kind, timeZone, revision } = place;
  const otherTimeZone = place.otherTimeZone ?? '';
  const timeZoneNote = place.timeZoneNote ?? '';
  return (
    <PlaceForm
      label="County"
      schema={countyForm}
      values={{ name, kind, fullName, timeZone, otherTimeZone, timeZoneNote }}
      submit="Save changes"
      onLoadNewest={onLoadNewest}
      save={async (values) => {
        const body = { ...values, revision };
        await save(body, async (idempotencyKey) =>
          call(placeRecords.changeCounty, { params: { id }, body }, { idempotencyKey }),
        );
      }}
    >
      <Section title="County">
        <Stack gap={4}>
          <CountyNameFields />
        </Stack>
      </Section>
      <CountyZoneSection />
    </PlaceForm>
  );
}
