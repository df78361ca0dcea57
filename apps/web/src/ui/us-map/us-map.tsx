import { lazy, Suspense } from 'react';
import classes from './us-map.module.css';

export type CountyMark = {
  /** The county's FIPS code. */
  fips: string;
  /** On the map, where there is little room. */
  shortName: string;
  /** In full, with the state. */
  name: string;
  count: number;
  /** Where it leads. */
  to: string;
};

export type UsMapProps = {
  /** What is counted, such as "Appearances you can take". */
  title: string;
  marks: readonly CountyMark[];
  /** The county that is looked at now. */
  selected?: string;
};

// The outlines of three thousand counties come when somebody looks at them.
const CountyDrawing = lazy(async () => import('./county-drawing.tsx'));

/** Counties by how many things are in them, near enough to read; each is a link. */
export function UsMap(props: UsMapProps) {
  return (
    <div className={classes.map}>
      <Suspense
        fallback={
          <output className={classes.waiting} aria-busy="true" aria-label="Loading the map" />
        }
      >
        <CountyDrawing {...props} />
      </Suspense>
    </div>
  );
}
