import { lazy, type ReactNode, Suspense } from 'react';
import { CoverageLegend } from './coverage-legend.tsx';
import classes from './coverage-map.module.css';
import mapClasses from './us-map.module.css';

/** The higher, the darker, and drawn above what is lower. */
export type Level = 1 | 2 | 3;

export type Area = {
  /** The FIPS code of a county, or the two digits of a whole state. */
  fips: string;
  /** In full; a county with its state. */
  name: string;
  level: Level;
};

export type CoverageMapProps = {
  title: string;
  areas: readonly Area[];
  /** What each level means, such as "Whole states". */
  levels: Readonly<Record<Level, string>>;
  /** A county with a mark, and what the mark means. */
  home?: { fips: string; name: string; label: string };
  /** The county that is looked at now. */
  picked?: string;
  /** A shortcut for the pointer: whoever takes it offers the same by name. */
  onPick: (fips: string) => void;
  /** What there is to say about the picked county. */
  children?: ReactNode;
};

// The outlines of three thousand counties come when somebody looks at them.
const CoverageDrawing = lazy(async () => import('./coverage-drawing.tsx'));

/** States and counties by level, near enough to read, and the same as a list. */
export function CoverageMap({
  title,
  areas,
  levels,
  home,
  picked,
  onPick,
  children,
}: CoverageMapProps) {
  const shown = { ...(home && { home: home.fips }), ...(picked && { picked }) };
  return (
    <figure className={classes.coverage}>
      <div className={`${mapClasses.map} ${classes.map}`}>
        <Suspense
          fallback={
            <output className={mapClasses.waiting} aria-busy="true" aria-label="Loading the map" />
          }
        >
          <CoverageDrawing title={title} areas={areas} onPick={onPick} {...shown} />
        </Suspense>
      </div>
      {children}
      <CoverageLegend title={title} areas={areas} levels={levels} {...(home && { home })} />
    </figure>
  );
}
