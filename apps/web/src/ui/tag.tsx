import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './tag.module.css';
import { type Tone, textOf, tintOf } from './tone.ts';

export type TagLook = { icon: Icon; tone: Tone; outlined?: boolean };
type TagProps = TagLook & { children: ReactNode };

/** Icon, word and color on a tint, for the head of a page. */
export function Tag({ icon: TagIcon, tone, outlined = false, children }: TagProps) {
  return (
    <span
      className={classes.tag}
      data-outlined={outlined || undefined}
      style={{ color: textOf(tone), ...(!outlined && { backgroundColor: tintOf(tone) }) }}
    >
      <TagIcon size={16} stroke={1.75} aria-hidden />
      {children}
    </span>
  );
}

/** The same without a box, for tables and lists: the icon is colored, the word is ink. */
export function TagLabel({ icon: TagIcon, tone, children }: TagProps) {
  return (
    <span className={classes.label}>
      <TagIcon size={16} stroke={1.75} aria-hidden color={textOf(tone)} />
      {children}
    </span>
  );
}
