import { newCourt, placeRecords } from '@courtside/contract/place-records';
import { courtKinds } from '@courtside/domain/places';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { call } from '../../platform/api.ts';
import { zoneName } from '../../platform/court-time.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { Instant } from '../../ui/instant.tsx';
import { Stack } from '../../ui/stack.tsx';
import { CourtFields } from './court-fields.tsx';
import { PlaceForm } from './place-form.tsx';
import { type CourtRecord, editPathOf } from './place-kinds.ts';
import { courtQuery } from './place-queries.ts';
import { type RecordFormProps, RecordScreen } from './record-screen.tsx';
import { SurenessTag } from './standing.tsx';
import { StarterNote } from './starter-note.tsx';
import { useSavePlace } from './use-save-place.ts';
import { zoneAbbreviation } from './zones.ts';

export const meta = () =>
  pageMeta('/admin/edit_court/:selectedId', { description: 'Change a court.', index: false });

export default function EditCourtPage() {
  const { selectedId = '' } = useParams();
  return (
    <RecordScreen
      key={selectedId}
      kind="court"
      query={useQuery(courtQuery(selectedId))}
      tags={CourtTags}
      facts={factsOf}
      form={CourtForm}
    />
  );
}

function CourtTags({ place }: { place: CourtRecord }) {
  return <SurenessTag {...place} />;
}

function factsOf(court: CourtRecord) {
  const { kind, county, countyName, state, stateName, timeZone, createdAt, isAnnounced } = court;
  return [
    { name: 'Kind', value: courtKinds[kind] },
    { name: 'County', value: <Link to={editPathOf('county', county)}>{countyName}</Link> },
    { name: 'State', value: <Link to={editPathOf('state', state)}>{stateName}</Link> },
    {
      name: 'Time zone',
      value: `${zoneName(timeZone)}, now ${zoneAbbreviation(timeZone, new Date())}`,
    },
    { name: 'Added', value: <Instant at={createdAt} withTime={false} /> },
    { name: 'Attorneys', value: isAnnounced ? 'Have heard of it' : 'Have not been told yet' },
  ];
}

function CourtForm({ place, onLoadNewest }: RecordFormProps<CourtRecord>) {
  const save = useSavePlace('court');
  const { id, revision, county, countyName, state } = place;
  return (
    <Stack gap={6}>
      <StarterNote {...place} />
      <PlaceForm
        label="Court"
        schema={newCourt}
        values={valuesOf(place)}
        submit="Save changes"
        onLoadNewest={onLoadNewest}
        save={async (values) => {
          const body = { ...values, revision };
          await save(body, async (idempotencyKey) =>
            call(placeRecords.changeCourt, { params: { id }, body }, { idempotencyKey }),
          );
        }}
      >
        <CourtFields county={{ value: county, label: `${countyName}, ${state}` }} />
      </PlaceForm>
    </Stack>
  );
}

function valuesOf(court: CourtRecord) {
  const { name, kind, level, entity, county, timeZone, caseTypes } = court;
  return {
    name,
    kind,
    level,
    entity,
    county,
    timeZone,
    street: court.street ?? '',
    city: court.city ?? '',
    zip: court.zip ?? '',
    phone: court.phone ?? '',
    caseTypes,
    remoteNote: court.remoteNote ?? '',
  };
}
