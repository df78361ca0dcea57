import type { ReactNode } from 'react';
import { DateTile } from './date-tile.tsx';
import classes from './dated-head.module.css';

type DatedHeadProps = {
  /** ISO date such as `2026-03-12`. */
  date: string;
  /** How it stands, above the title. */
  tags: ReactNode;
  title: string;
  /** What else to know at once, in paragraphs. */
  children: ReactNode;
  /** What to do with it. */
  action?: ReactNode;
};

/** The head of a page about something that has its day. */
export function DatedHead({ date, tags, title, children, action }: DatedHeadProps) {
  return (
    <header className={classes.head}>
      <DateTile date={date} />
      <div className={classes.text}>
        {tags}
        <h1>{title}</h1>
        {children}
      </div>
      {action}
    </header>
  );
}
