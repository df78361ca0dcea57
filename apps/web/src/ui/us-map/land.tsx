import { memo } from 'react';
import { allCounties, stateBorders } from './county-shapes.ts';
import classes from './us-map.module.css';

/** Drawn once: it is by far the largest part. */
export const Land = memo(function Land() {
  return (
    <>
      <path className={classes.land} d={allCounties} />
      <path className={classes.borders} d={stateBorders} />
    </>
  );
});
