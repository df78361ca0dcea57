import {
  courtEntities,
  courtKindCodes,
  courtKinds,
  courtLevelCodes,
  courtLevels,
} from '@courtside/domain/places';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { caseTypeOptions } from '../../platform/choice-lists.ts';
import { zoneName } from '../../platform/court-time.ts';
import { countyFinder } from '../../platform/place-finders.ts';
import { FieldGrid } from '../../ui/field-grid.tsx';
import { ChecklistField } from '../../ui/fields/checklist-field.tsx';
import { SearchSelectField } from '../../ui/fields/search-select-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import type { Found } from '../../ui/search-select.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { countyQuery, lookedUp } from './place-queries.ts';
import { useFollowingZone } from './use-following-zone.ts';
import { ZoneField } from './zone-field.tsx';

const kindOptions = courtKindCodes.map((value) => ({ value, label: courtKinds[value] }));
const levelOptions = courtLevelCodes.map((value) => ({ value, label: courtLevels[value] }));
const entityWords = { court: 'Court', division: 'Division', branch: 'Branch', office: 'Office' };
const entityOptions = courtEntities.map((value) => ({ value, label: entityWords[value] }));

type CourtFieldsProps = {
  /** The stored county in words. */
  county?: Found;
};

export function CourtFields({ county }: CourtFieldsProps) {
  return (
    <>
      <Section title="Court">
        <Stack gap={4}>
          <TextField name="name" label="Name" autoComplete="off" />
          <FieldGrid>
            <SelectField name="kind" label="Kind" options={kindOptions} />
            <SelectField name="level" label="Level" options={levelOptions} />
          </FieldGrid>
          <SelectField
            name="entity"
            label="Entry"
            hint="A court of its own, or a part of one that sits at its own place."
            options={entityOptions}
          />
        </Stack>
      </Section>
      <Section title="Place">
        <Stack gap={4}>
          <CountyAndZone {...(county && { county })} />
          <TextField name="street" label="Street" autoComplete="off" optional />
          <FieldGrid>
            <TextField name="city" label="City" autoComplete="off" optional />
            <TextField name="zip" label="ZIP code" autoComplete="off" optional />
          </FieldGrid>
          <TextField name="phone" label="Phone" type="tel" autoComplete="off" optional />
        </Stack>
      </Section>
      <Section title="Hearings">
        <Stack gap={5}>
          <ChecklistField name="caseTypes" label="Practice areas" options={caseTypeOptions} />
          <TextareaField
            name="remoteNote"
            label="Remote appearance"
            hint="How one attends by video or phone, as the court says it."
            rows={3}
            optional
          />
        </Stack>
      </Section>
    </>
  );
}

function CountyAndZone({ county }: CourtFieldsProps) {
  const follow = useFollowingZone('county');
  const chosen: unknown = useWatch({ name: 'county' });
  const fips = typeof chosen === 'string' ? chosen : '';
  const { data } = useQuery({ ...lookedUp(countyQuery(fips)), enabled: fips !== '' });
  const split = data?.otherTimeZone && (
    <>
      {`Part of ${data.fullName} keeps ${zoneName(data.otherTimeZone)} time`}
      {data.timeZoneNote ? `: ${data.timeZoneNote}` : '.'}
    </>
  );
  return (
    <>
      <SearchSelectField
        name="county"
        label="County"
        placeholder="Type a county"
        finder={countyFinder()}
        initial={county ?? null}
        onChoose={(found) => void follow(found)}
      />
      <ZoneField hint={split || 'Follows the county until you choose another.'} />
    </>
  );
}
