import classes from './dated-skeleton.module.css';

const sections = [0, 1, 2];

/** Stands where a head with its day, and two columns of sections below it, will be. */
export function DatedSkeleton({ label }: { label: string }) {
  return (
    <output className={classes.frame} aria-busy="true" aria-label={label}>
      <i className={classes.back} />
      <div className={classes.head}>
        <i className={classes.tile} />
        <div>
          <i className={classes.tag} />
          <i className={classes.title} />
          <i className={classes.line} />
          <i className={classes.line} />
        </div>
      </div>
      <div className={classes.columns}>
        {sections.map((section) => (
          <div key={section} className={classes.section}>
            <i className={classes.tag} />
            <i className={classes.line} />
            <i className={classes.line} />
          </div>
        ))}
      </div>
    </output>
  );
}
