import { practices, stateAdmissionForm } from '@courtside/contract/practices';
import { type StateCode, states } from '@courtside/domain/places';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from '../../platform/api.ts';
import { stateOptions } from '../../platform/choice-lists.ts';
import { AdmissionFields } from './admission-fields.tsx';
import { AdmissionList } from './admission-list.tsx';
import { admissionsQuery, useKeep } from './practice-queries.ts';

const schema = stateAdmissionForm.extend({ place: z.string().min(1, 'Choose a state') });

export function StateAdmissions() {
  const keep = useKeep();
  const query = useQuery(admissionsQuery);
  const kept = query.data?.states ?? [];
  const others = stateOptions.filter(({ value }) => !kept.some(({ state }) => state === value));
  return (
    <AdmissionList
      title="State bars"
      one="state"
      query={query}
      items={kept.map((admission) => ({
        ...admission,
        place: admission.state,
        name: states[admission.state],
      }))}
      empty="No state yet. You are offered hearings only where you are admitted."
      schema={schema}
      blank={{ place: '', number: '', expiresOn: '' }}
      fields={{
        toAdd: <AdmissionFields placeLabel="State" choices={others} />,
        toChange: <AdmissionFields placeLabel="State" />,
      }}
      save={async ({ place, ...body }) => {
        const params = { state: place as StateCode };
        await keep(
          admissionsQuery.queryKey,
          await call(practices.saveStateAdmission, { params, body }),
        );
      }}
      remove={async (place) => {
        const params = { state: place as StateCode };
        await keep(
          admissionsQuery.queryKey,
          await call(practices.removeStateAdmission, { params }),
        );
      }}
    />
  );
}
