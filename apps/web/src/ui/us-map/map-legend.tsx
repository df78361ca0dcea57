import { Link } from 'react-router';
import { stepOf } from './county-shapes.ts';
import classes from './us-map.module.css';
import type { UsMapProps } from './us-map.tsx';

type MapLegendProps = Pick<UsMapProps, 'title' | 'marks'> & {
  most: number;
  selected: string | undefined;
};

/** What the colors mean, and the same counts as a list. */
export function MapLegend({ title, marks, most, selected }: MapLegendProps) {
  const steps = [...new Set([1, Math.ceil(most / 2), most])].map((count) => stepOf(count, most));
  const ranked = marks.toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name));
  return (
    <div className={classes.legend}>
      <p className={classes.legendTitle}>{title}</p>
      {marks.length === 0 ? (
        <p>None in sight</p>
      ) : (
        <>
          <p className={classes.ramp} aria-hidden="true">
            1
            <span>
              {steps.map((step) => (
                <i key={step} data-step={step} />
              ))}
            </span>
            {most > 1 && most}
          </p>
          <details>
            <summary>As a list</summary>
            <ul>
              {ranked.map(({ fips, name, count, to }) => (
                <li key={fips}>
                  <Link
                    to={to}
                    aria-current={fips === selected ? 'true' : undefined}
                    preventScrollReset
                    replace
                  >
                    {name}
                  </Link>
                  <span>{count}</span>
                </li>
              ))}
            </ul>
          </details>
        </>
      )}
    </div>
  );
}
