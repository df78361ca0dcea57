import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { countyFinder, courtFinder, stateFinder } from '../../platform/place-finders.ts';
import { SearchSelect } from '../../ui/search-select.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import classes from './coverage.module.css';
import { countiesQuery, courtsQuery, statesQuery } from './coverage-queries.ts';
import { CoveredList } from './covered-list.tsx';
import { CoveredMap, type Home } from './covered-map.tsx';
import { NewCourts, placeOf } from './new-courts.tsx';
import { useCoverage } from './use-coverage.ts';

type CoveragePanelProps = {
  /** What else there is to say about places. */
  children?: ReactNode;
  /** The county to mark on the map. */
  home?: Home;
};

/** Where an attorney appears: whole states, counties and courts by name. */
export function CoveragePanel({ children, home }: CoveragePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  return (
    <div className={classes.panel}>
      <div ref={panel} tabIndex={-1} className={classes.lists}>
        <Stack gap={7}>
          <NewCourts onAdded={() => panel.current?.focus()} />
          {children}
          <States />
          <Counties />
          <Courts />
        </Stack>
      </div>
      <div className={classes.map}>
        <CoveredMap {...(home && { home })} />
      </div>
    </div>
  );
}

function States() {
  const { addState, removeState } = useCoverage();
  return (
    <Section title="Whole states">
      <Stack gap={4}>
        <SearchSelect
          label="Add a state"
          placeholder="Type a state"
          finder={stateFinder}
          value={null}
          onChange={(found) => {
            if (found) void addState({ id: found.value, name: found.label });
          }}
        />
        <CoveredList
          noun="states"
          empty="No whole state yet. You are offered hearings in the counties and courts below."
          list={useInfiniteQuery(statesQuery)}
          toCovered={({ id, name, active }) => ({ id, name, isInactive: !active })}
          onRemove={removeState}
        />
      </Stack>
    </Section>
  );
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
