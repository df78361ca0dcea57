import type { ReactNode } from 'react';
import classes from './remarks.module.css';

type RemarksProps = {
  /** What there is to say, by the column that it is about. */
  remarks: readonly { column: string; message: string }[];
  /** More of them. */
  children?: ReactNode;
};

/** What the dry run says of a line. */
export function Remarks({ remarks, children }: RemarksProps) {
  return (
    <ul className={classes.remarks}>
      {remarks.map(({ column, message }) => (
        <li key={`${column} ${message}`}>
          <b>{column}</b> {message}
        </li>
      ))}
      {children}
    </ul>
  );
}
