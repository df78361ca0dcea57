import type { Icon } from '@tabler/icons-react';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { type Tone, textOf } from '../../ui/tone.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './overview.module.css';

export interface WaitingItem {
  key: string;
  icon: Icon;
  tone: Tone;
  title: string;
  detail: string;
  /** What the button says, and where it leads. */
  act: string;
  to: string;
}

type WaitingSectionProps = {
  items: readonly WaitingItem[];
  /** Those not shown included. */
  count: number;
};

/** What only the reader can do, or has to know. */
export function WaitingSection({ items, count }: WaitingSectionProps) {
  return (
    <Section title="Waiting for you" actions={<Badge count={count} label="waiting" />}>
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
