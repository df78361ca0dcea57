import { districtAdmissionForm, practices } from '@courtside/contract/practices';
import {
  type FederalDistrict,
  federalDistrictNames,
  federalDistricts,
} from '@courtside/domain/places';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from '../../platform/api.ts';
import { AdmissionFields } from './admission-fields.tsx';
import { AdmissionList } from './admission-list.tsx';
import { admissionsQuery, useKeep } from './practice-queries.ts';

const schema = districtAdmissionForm.extend({ place: z.string().min(1, 'Choose a district') });

export function DistrictAdmissions() {
  const keep = useKeep();
  const query = useQuery(admissionsQuery);
  const kept = query.data?.districts ?? [];
  const others = federalDistrictNames
    .filter((name) => !kept.some(({ district }) => district === name))
    .map((name) => ({ value: name, label: `${federalDistricts[name]}: ${name}` }));
  return (
    <AdmissionList
      title="Federal districts"
      one="district"
      query={query}
      items={kept.map((admission) => ({
        ...admission,
        place: admission.district,
        name: admission.district,
      }))}
      empty="No district yet. Admission there opens its district and bankruptcy courts."
      schema={schema}
      blank={{ place: '', number: '', expiresOn: '' }}
      fields={{
        toAdd: <AdmissionFields placeLabel="District" choices={others} isOptional />,
        toChange: <AdmissionFields placeLabel="District" isOptional />,
      }}
      save={async ({ place, ...body }) => {
        const params = { district: place as FederalDistrict };
        await keep(
          admissionsQuery.queryKey,
          await call(practices.saveDistrictAdmission, { params, body }),
        );
      }}
      remove={async (place) => {
        const params = { district: place as FederalDistrict };
        await keep(
          admissionsQuery.queryKey,
          await call(practices.removeDistrictAdmission, { params }),
        );
      }}
    />
  );
}
