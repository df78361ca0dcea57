import type { FormEvent, ReactNode } from 'react';
import { UnsavedWarning } from '../../ui/form/unsaved-warning.tsx';
import { keepClearOf } from '../../ui/keep-clear-of.ts';
import { Note } from '../../ui/note.tsx';
import { Page } from '../../ui/page.tsx';
import { orderSteps, stepKeys } from './order-steps.ts';
import classes from './orders.module.css';
import { StepFields } from './step-fields.tsx';

type StackedFormProps = {
  label: string;
  title: string;
  lead: string;
  notice?: ReactNode;
  /** Fields above those of the order. */
  top?: ReactNode;
  /** The buttons. */
  foot: ReactNode;
  aside?: ReactNode;
  failure: string | undefined;
  /** What saving would lead to. */
  warning?: ReactNode;
  onSubmit: () => Promise<void>;
  isBusy: boolean;
};

const parts = stepKeys.filter((key) => key !== 'review');

/** All fields of an order on one page, for whoever changes a few of them. */
export function StackedForm({
  label,
  title,
  lead,
  notice,
  top,
  foot,
  aside,
  failure,
  warning,
  onSubmit,
  isBusy,
}: StackedFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <Page>
      <div className={classes.layout} data-stacked>
        <nav className={classes.side} aria-label="Parts of the form">
          <ul className={classes.links}>
            {parts.map((key) => (
              <li key={key}>
                <a href={`#${key}`}>{orderSteps[key].title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <form noValidate aria-label={label} onSubmit={submit}>
          <h1>{title}</h1>
          <p className={classes.lead}>{lead}</p>
          <div className={classes.notices}>{notice}</div>
          {top}
          {parts.map((key) => (
            <section key={key} id={key} className={classes.part} aria-labelledby={`${key}-title`}>
              <h2 id={`${key}-title`}>{orderSteps[key].title}</h2>
              <div className={classes.body}>
                <StepFields step={key} />
              </div>
            </section>
          ))}
          <div ref={keepClearOf} className={classes.foot}>
            {failure !== undefined && (
              <Note kind="bad" live>
                {failure}
              </Note>
            )}
            {warning}
            <div className={classes.footRow}>{foot}</div>
          </div>
          <UnsavedWarning isBusy={() => isBusy} />
        </form>
        <aside className={classes.quoteSide} aria-label="Price">
          {aside}
        </aside>
      </div>
    </Page>
  );
}
