import type { ReactNode } from 'react';
import classes from './orders.module.css';

type FormSectionProps = { title: string; lead?: ReactNode; children: ReactNode };

/** Fields that belong together, under a heading of their own. */
export function FormSection({ title, lead, children }: FormSectionProps) {
  return (
    <fieldset className={classes.section}>
      <legend>{title}</legend>
      {lead && <p className={classes.sectionLead}>{lead}</p>}
      <div className={classes.fields}>{children}</div>
    </fieldset>
  );
}
