import { IconExternalLink } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import classes from './hero-tabs.module.css';

export type HeroTab = { label: string; leadsOutside?: boolean; panel: ReactNode };

/** What a visitor may need, one at a time. Both are in the HTML; arrow keys move between them. */
export function HeroTabs({ label, tabs }: { label: string; tabs: readonly HeroTab[] }) {
  const [shown, setShown] = useState(0);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = ({ key }: KeyboardEvent) => {
    if (key !== 'ArrowRight' && key !== 'ArrowLeft') return;
    const next = (shown + (key === 'ArrowRight' ? 1 : -1) + tabs.length) % tabs.length;
    setShown(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={classes.list}>
        {tabs.map((tab, index) => (
          <button
            key={tab.label}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === shown}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === shown ? 0 : -1}
            onClick={() => setShown(index)}
            onKeyDown={move}
          >
            {tab.label}
            {tab.leadsOutside && <IconExternalLink size={16} stroke={1.75} aria-hidden />}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.label}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          className={classes.panel}
          hidden={index !== shown}
        >
          {tab.panel}
        </div>
      ))}
    </>
  );
}
