import { formatCents } from '@courtside/domain/money';
import classes from './money.module.css';

/** An amount of US dollars held as whole cents, in figures that line up. */
export function Money({ cents }: { cents: number }) {
  return <span className={classes.money}>{formatCents(cents)}</span>;
}
