import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { textOf } from '../../ui/tone.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './overview.module.css';
import type { Overview } from './overview-query.ts';
import { waitingCount, waitingItems } from './waiting-words.ts';

/** What only the client can do, or has to know. */
export function WaitingList({ overview }: { overview: Overview }) {
  const [nowMs] = useState(() => Date.now());
  const items = waitingItems(overview, nowMs);
  return (
    <Section
      title="Waiting for you"
      actions={<Badge count={waitingCount(overview)} label="waiting" />}
    >
      {items.length === 0 && <p className={classes.quiet}>Nothing waits for you.</p>}
      <ul className={classes.waiting}>
        {items.map(({ key, icon: ItemIcon, tone, title, detail, act, to }) => (
          <li key={key}>
            <ItemIcon size={20} stroke={1.75} color={textOf(tone)} aria-hidden />
            <div>
              <p className={classes.title}>{title}</p>
              <p className={classes.detail}>{detail}</p>
            </div>
            <ButtonLink variant="secondary" size="s" to={to}>
              {act}
              <VisuallyHidden>{`: ${title}, ${detail}`}</VisuallyHidden>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
