import type { ReactNode } from 'react';
import { Money } from '../../ui/money.tsx';
import classes from './bulk-orders.module.css';

type TotalProps = { appearances: string; totalCents: number; children: ReactNode };

export function Total({ appearances, totalCents, children }: TotalProps) {
  return (
    <div className={classes.total}>
      <div>
        <p className={classes.figure}>
          <Money cents={totalCents} />
        </p>
        <p className={classes.quiet}>
          {`${appearances}, rush and longer hearings included. Promotional codes cannot be used in bulk.`}
        </p>
      </div>
      {children}
    </div>
  );
}
