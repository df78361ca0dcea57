import { changedCounty, newCounty } from '@courtside/contract/place-records';
import { timeZoneNames } from '@courtside/domain/places';
import { z } from 'zod';
import { FieldGrid } from '../../ui/field-grid.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { ZoneField } from './zone-field.tsx';
import { zoneOptions } from './zones.ts';

// An empty choice is sent as no second zone.
const otherTimeZone = z
  .enum(['', ...timeZoneNames])
  .transform((zone) => (zone === '' ? null : zone));

export const newCountyForm = newCounty.extend({ otherTimeZone });
export const countyForm = changedCounty.omit({ revision: true }).extend({ otherTimeZone });

export function CountyNameFields() {
  return (
    <>
      <FieldGrid>
        <TextField name="name" label="Name" hint="Such as Los Angeles." autoComplete="off" />
        <TextField
          name="kind"
          label="Kind"
          hint="County, Parish, Borough, City and so on."
          autoComplete="off"
        />
      </FieldGrid>
      <TextField
        name="fullName"
        label="Full name"
        hint="As it is said, such as Los Angeles County."
        autoComplete="off"
      />
    </>
  );
}

export function CountyZoneSection() {
  return (
    <Section title="Time zone">
      <Stack gap={4}>
        <ZoneField hint="The zone of the county seat. New courts start with it." />
        <SelectField
          name="otherTimeZone"
          label="Other zone"
          hint="Only where a part of the county keeps another clock."
          options={zoneOptions}
          placeholder="None"
          optional
        />
        <TextField
          name="timeZoneNote"
          label="Which part keeps it"
          hint="Shown to whoever enters a court there."
          autoComplete="off"
          optional
        />
      </Stack>
    </Section>
  );
}
