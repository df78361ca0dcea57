import type { ReactNode } from 'react';
import classes from './facts.module.css';

type Fact = { name: string; value: ReactNode };

/** What is known of something, name beside value. */
export function Facts({ items }: { items: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {items.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
