import type { ReactNode } from 'react';
import classes from './stack.module.css';

type StackProps = { gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8; children: ReactNode };

/** Things below each other, a step of the space scale apart. */
export function Stack({ gap = 4, children }: StackProps) {
  return (
    <div className={classes.stack} style={{ gap: `var(--space-${gap})` }}>
      {children}
    </div>
  );
}

/** Things beside each other, which wrap when there is no room. */
export function Row({ gap = 2, children }: StackProps) {
  return (
    <div className={classes.row} style={{ gap: `var(--space-${gap})` }}>
      {children}
    </div>
  );
}
