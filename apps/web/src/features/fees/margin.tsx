import { type Fee, isAtALoss } from '@courtside/domain/fees';
import { IconTrendingDown } from '@tabler/icons-react';
import { Money } from '../../ui/money.tsx';
import { TagLabel } from '../../ui/tag.tsx';
import { marginOf } from './fee-words.ts';
import classes from './fees.module.css';

export function Margin({ fee }: { fee: Fee }) {
  return <Money cents={marginOf(fee).cents} />;
}

/** The second line of a margin: its share, or that it is none. */
export function MarginDetail({ fee }: { fee: Fee }) {
  const { percent } = marginOf(fee);
  if (isAtALoss(fee)) {
    return (
      <span className={classes.loss}>
        <TagLabel icon={IconTrendingDown} tone="red">
          At a loss
        </TagLabel>
      </span>
    );
  }
  return percent === undefined ? null : `${percent}%`;
}
