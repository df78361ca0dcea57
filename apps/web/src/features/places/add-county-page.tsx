import { placeRecords } from '@courtside/contract/place-records';
import { call } from '../../platform/api.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { stateFinder } from '../../platform/place-finders.ts';
import { SearchSelectField } from '../../ui/fields/search-select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { CountyNameFields, CountyZoneSection, newCountyForm } from './county-fields.tsx';
import { PlaceForm } from './place-form.tsx';
import { useFollowingZone } from './use-following-zone.ts';
import { useAddPlace } from './use-save-place.ts';

export const meta = () =>
  pageMeta('/admin/add_county', { description: 'Add a county.', index: false });

const empty = {
  state: '',
  id: '',
  name: '',
  kind: 'County',
  fullName: '',
  timeZone: '',
  otherTimeZone: '',
  timeZoneNote: '',
};

export default function AddCountyPage() {
  const add = useAddPlace('county');
  return (
    <Page width="form">
      <PageTitle lead="A county, or what stands in its place. Its courts are added after it.">
        New county
      </PageTitle>
      <PlaceForm
        label="New county"
        schema={newCountyForm}
        values={empty}
        submit="Add county"
        save={async (body) =>
          add(body, async (idempotencyKey) =>
            call(placeRecords.addCounty, { body }, { idempotencyKey }),
          )
        }
      >
        <Section title="County">
          <Stack gap={4}>
            <StateField />
            <CountyNameFields />
            <TextField
              name="id"
              label="FIPS code"
              hint="Five digits, of which the first two are the state’s."
              inputMode="numeric"
              autoComplete="off"
            />
          </Stack>
        </Section>
        <CountyZoneSection />
      </PlaceForm>
    </Page>
  );
}

function StateField() {
  const follow = useFollowingZone('state');
  return (
    <SearchSelectField
      name="state"
      label="State"
      placeholder="Type a state"
      finder={stateFinder}
      onChoose={(chosen) => void follow(chosen)}
    />
  );
}
