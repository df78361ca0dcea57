import type { ReactNode } from 'react';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { zoneOptions } from './zones.ts';

export function ZoneField({ hint }: { hint?: ReactNode }) {
  return (
    <SelectField
      name="timeZone"
      label="Time zone"
      options={zoneOptions}
      placeholder="Choose a time zone"
      hint={hint}
    />
  );
}
