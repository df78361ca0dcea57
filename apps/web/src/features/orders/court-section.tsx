import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { stateOptions } from '../../platform/choice-lists.ts';
import { countyFinder, courtFinder } from '../../platform/place-finders.ts';
import { FieldGrid } from '../../ui/field-grid.tsx';
import { fieldWording } from '../../ui/fields/field-parts.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useField } from '../../ui/fields/use-field.ts';
import { type Found, SearchSelect } from '../../ui/search-select.tsx';
import choicesClasses from './choices.module.css';
import { ChosenCourt } from './chosen-court.tsx';
import { FormSection } from './form-section.tsx';
import { useOrder } from './order-context.ts';
import type { OrderValues } from './order-values.ts';
import classes from './orders.module.css';
import { useCourt, useRecentCourts } from './orders-queries.ts';

/** Where: one of the courts ordered for lately, found by its name, or by state and county. */
export function CourtSection() {
  const { purpose } = useOrder();
  return (
    <FormSection title="Court">
      {purpose !== 'edit' && <RecentCourts />}
      <CourtField />
      <FieldGrid>
        <TextField name="department" label="Department" optional />
        <TextField name="judge" label="Judge" optional />
      </FieldGrid>
    </FormSection>
  );
}

function RecentCourts() {
  const { setValue, watch } = useFormContext<OrderValues>();
  const recent = useRecentCourts().data?.items ?? [];
  const chosen = watch('court');
  if (recent.length === 0) return null;
  return (
    <fieldset className={choicesClasses.recent}>
      <legend>Your recent courts</legend>
      {recent.slice(0, 6).map(({ id, name, countyName, state }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          onClick={() => setValue('court', id, { shouldDirty: true, shouldValidate: true })}
        >
          <b>{name}</b>
          <small>{`${countyName}, ${state}`}</small>
        </button>
      ))}
    </fieldset>
  );
}

function CourtField() {
  const { field, problem } = useField('court');
  const { data } = useCourt(String(field.value));
  const [isBrowsing, setBrowsing] = useState(false);
  const stateId = useId();
  const [state, setState] = useState('');
  const [county, setCounty] = useState<Found | null>(null);
  const within = { ...(state && { state }), ...(county && { county: county.value }) };
  const chosen = data && data.id === field.value ? { value: data.id, label: data.name } : null;
  return (
    <>
      {isBrowsing && (
        <FieldGrid>
          <div className={choicesClasses.browse}>
            <label htmlFor={stateId}>State</label>
            <select
              id={stateId}
              value={state}
              onChange={({ currentTarget }) => {
                setState(currentTarget.value);
                setCounty(null);
              }}
            >
              <option value="">All states</option>
              {stateOptions.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </div>
          <SearchSelect
            label="County"
            placeholder="All counties"
            finder={countyFinder(state || undefined)}
            value={county}
            onChange={setCounty}
          />
        </FieldGrid>
      )}
      <SearchSelect
        finder={courtFinder(within)}
        placeholder="Type a city, county or the court’s name"
        value={chosen}
        onChange={(found) => field.onChange(found?.value ?? '')}
        onBlur={field.onBlur}
        inputRef={field.ref}
        {...fieldWording({ label: 'Court' }, problem)}
      />
      {!isBrowsing && (
        <button type="button" className={classes.textButton} onClick={() => setBrowsing(true)}>
          Browse by state and county
        </button>
      )}
      <ChosenCourt id={String(field.value)} />
    </>
  );
}
