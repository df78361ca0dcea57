import { type StateCode, states } from '@courtside/domain/places';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router';
import { countyFinder, courtFinder } from '../../platform/place-finders.ts';
import { SearchSelect } from '../../ui/search-select.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import classes from './coverage.module.css';
import { countiesQuery, courtsQuery } from './coverage-queries.ts';
import { CoveredList } from './covered-list.tsx';
import { NewCourts, placeOf } from './new-courts.tsx';
import { useCoverage } from './use-coverage.ts';

type CoveragePanelProps = {
  /** The states of the profile; nothing while it is loading. */
  practiceStates: readonly StateCode[] | undefined;
};

/** Where an attorney appears: whole states by the profile, counties and courts by name. */
export function CoveragePanel({ practiceStates }: CoveragePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  return (
    <div ref={panel} tabIndex={-1} className={classes.panel}>
      <Stack gap={7}>
        <NewCourts onAdded={() => panel.current?.focus()} />
        <Section title="States" actions={<Link to="/attorney/account">Change in profile</Link>}>
          <StateNames codes={practiceStates} />
        </Section>
        <Counties />
        <Courts />
      </Stack>
    </div>
  );
}

function StateNames({ codes }: { codes: readonly StateCode[] | undefined }) {
  if (!codes) return <p className={classes.quiet}>Loading your profile</p>;
  if (codes.length === 0) return <p className={classes.quiet}>Your profile names no state yet.</p>;
  return <p>{codes.map((code) => states[code]).join(', ')}</p>;
}

function Counties() {
  const { addCounty, removeCounty } = useCoverage();
  return (
    <Section title="Counties">
      <Stack gap={4}>
        <SearchSelect
          label="Add a county"
          placeholder="Type a county"
          finder={countyFinder()}
          value={null}
          onChange={(found) => {
            if (found) void addCounty({ id: found.value, name: found.label });
          }}
        />
        <CoveredList
          noun="counties"
          empty="No single county yet. Name those you go to beyond the states above."
          list={useInfiniteQuery(countiesQuery)}
          toCovered={({ id, fullName, state, active }) => ({
            id,
            name: `${fullName}, ${state}`,
            isInactive: !active,
          })}
          onRemove={removeCounty}
        />
      </Stack>
    </Section>
  );
}

function Courts() {
  const { addCourts, removeCourt } = useCoverage();
  return (
    <Section title="Courts">
      <Stack gap={4}>
        <SearchSelect
          label="Add a court"
          placeholder="Type a court or city"
          finder={courtFinder()}
          value={null}
          onChange={(found) => {
            if (found) void addCourts([found.value], `${found.label} is added`);
          }}
        />
        <CoveredList
          noun="courts"
          empty="No single court yet. Name those you know well."
          list={useInfiniteQuery(courtsQuery)}
          toCovered={(court) => ({
            id: court.id,
            name: court.name,
            detail: placeOf(court),
            isInactive: !court.active,
          })}
          onRemove={removeCourt}
        />
      </Stack>
    </Section>
  );
}
