import classes from './coverage-map.module.css';
import type { CoverageMapProps, Level } from './coverage-map.tsx';

type CoverageLegendProps = Pick<CoverageMapProps, 'title' | 'areas' | 'levels' | 'home'>;

const ascending: readonly Level[] = [1, 2, 3];

/** What the colors mean, and the same areas as a list. */
export function CoverageLegend({ title, areas, levels, home }: CoverageLegendProps) {
  const groups = ascending.map((level) => ({
    level,
    words: levels[level],
    names: areas
      .filter((area) => area.level === level)
      .map(({ name }) => name)
      .toSorted((a, b) => a.localeCompare(b)),
  }));
  return (
    <figcaption className={classes.legend}>
      <p className={classes.title}>{title}</p>
      <ul className={classes.keys}>
        {groups.map(({ level, words, names }) => (
          <li key={level}>
            <i className={classes.swatch} data-level={level} aria-hidden="true" />
            {`${words}: ${names.length}`}
          </li>
        ))}
        {home && (
          <li>
            <i className={classes.dot} aria-hidden="true" />
            {`${home.label}: ${home.name}`}
          </li>
        )}
      </ul>
      {areas.length > 0 && (
        <details>
          <summary>As a list</summary>
          {groups
            .filter(({ names }) => names.length > 0)
            .map(({ level, words, names }) => (
              <div key={level} className={classes.group}>
                <p className={classes.title}>{words}</p>
                <ul aria-label={`${title}: ${words}`}>
                  {names.map((name) => (
                    <li key={name}>{name}</li>
                  ))}
                </ul>
              </div>
            ))}
        </details>
      )}
    </figcaption>
  );
}
