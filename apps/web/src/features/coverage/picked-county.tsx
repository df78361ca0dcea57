import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import classes from './coverage.module.css';
import { type CoverageOnMap, countyQuery } from './coverage-queries.ts';
import { useCoverage } from './use-coverage.ts';

type PickedCountyProps = { fips: string | undefined; covered: CoverageOnMap };

/** Says what the county is that was chosen on the map, and adds it. */
export function PickedCounty({ fips, covered }: PickedCountyProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { addCounty } = useCoverage();
  const [busy, setBusy] = useState(false);
  const county = useQuery(countyQuery(fips));
  const found = county.data;
  const add = async () => {
    if (!found) return;
    // The pressed button goes away, and the focus would go with it.
    frame.current?.focus();
    setBusy(true);
    await addCounty(found);
    setBusy(false);
  };
  const words = () => {
    if (fips === undefined) return 'Choose a county on the map to see its name.';
    if (county.isError) return county.error.message;
    if (found === undefined) return 'One moment';
    if (found === null) return 'We do not offer this county at the moment.';
    return `${found.name}: ${stateOf(fips, covered)}`;
  };
  const canAdd = found && fips && !isCovered(fips, covered);
  return (
    <div ref={frame} tabIndex={-1} className={classes.picked}>
      <p aria-live="polite">{words()}</p>
      {canAdd && (
        <Button variant="secondary" size="s" busy={busy} onClick={() => void add()}>
          {`Add ${found.name}`}
        </Button>
      )}
    </div>
  );
}

function isCovered(fips: string, { states, counties }: CoverageOnMap): boolean {
  return counties.includes(fips) || states.includes(fips.slice(0, 2));
}

function stateOf(fips: string, covered: CoverageOnMap): string {
  if (covered.counties.includes(fips)) return 'you cover the county';
  if (covered.states.includes(fips.slice(0, 2))) return 'you cover the whole state';
  if (covered.countiesOfCourts.includes(fips)) return 'you cover courts in it by name';
  return 'you do not cover it';
}
