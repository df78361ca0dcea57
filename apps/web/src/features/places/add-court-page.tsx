import { newCourt, placeRecords } from '@courtside/contract/place-records';
import { call } from '../../platform/api.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { CourtFields } from './court-fields.tsx';
import { PlaceForm } from './place-form.tsx';
import { useAddPlace } from './use-save-place.ts';

export const meta = () =>
  pageMeta('/admin/add_court', { description: 'Add a court.', index: false });

const empty = {
  name: '',
  kind: '',
  level: '',
  entity: 'court',
  county: '',
  timeZone: '',
  street: '',
  city: '',
  zip: '',
  phone: '',
  caseTypes: [],
  remoteNote: '',
};

export default function AddCourtPage() {
  const add = useAddPlace('court');
  return (
    <Page width="form">
      <PageTitle lead="Attorneys hear of it when you tell them, from the court list.">
        New court
      </PageTitle>
      <PlaceForm
        label="New court"
        schema={newCourt}
        values={empty}
        submit="Add court"
        save={async (body) =>
          add(body, async (idempotencyKey) =>
            call(placeRecords.addCourt, { body }, { idempotencyKey }),
          )
        }
      >
        <CourtFields />
      </PlaceForm>
    </Page>
  );
}
