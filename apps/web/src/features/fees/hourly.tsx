import { formatCents } from '@courtside/domain/money';
import classes from './fees.module.css';

/** The quieter second line of a fee: what each hour beyond the included time costs. */
export function Hourly({ cents }: { cents: number }) {
  return <span className={classes.hourly}>{`${formatCents(cents)} an hour`}</span>;
}
