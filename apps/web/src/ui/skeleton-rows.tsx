import classes from './skeleton-rows.module.css';

type SkeletonRowsProps = { label: string; rows?: number };

/** Widths that look like captions of different length, not like a pattern. */
const captionWidths = [82, 64, 74, 58, 88, 69];

/** Stands where a list of date tile, caption and figure will be. */
export function SkeletonRows({ label, rows = 3 }: SkeletonRowsProps) {
  return (
    <output className={classes.rows} aria-busy="true" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={classes.row}>
          <i className={classes.tile} />
          <i style={{ width: `${captionWidths[row % captionWidths.length]}%` }} />
          <i />
        </div>
      ))}
    </output>
  );
}
