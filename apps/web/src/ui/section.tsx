import { type ReactNode, useId } from 'react';
import classes from './section.module.css';

type SectionProps = { title: string; actions?: ReactNode; children: ReactNode };

export function Section({ title, actions, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.section}>
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
