import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Tabs.css';
import { Tabs as MantineTabs } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './tabs.module.css';

export type TabItem<Value extends string> = {
  value: Value;
  label: string;
  count?: number;
  panel: ReactNode;
};

type TabsProps<Value extends string> = {
  label: string;
  items: readonly TabItem<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Views that are not seen keep what was entered in them. */
  keepMounted?: boolean;
};

/** Views of one thing. Arrow keys move between them. */
export function Tabs<Value extends string>({
  label,
  items,
  value,
  onChange,
  keepMounted = false,
}: TabsProps<Value>) {
  const choose = (chosen: string | null) => {
    const item = items.find((candidate) => candidate.value === chosen);
    if (item) onChange(item.value);
  };
  const chosenAt = items.findIndex((item) => item.value === value);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.children[chosenAt];
    if (list.current && tab) bringIntoView(list.current, tab);
  }, [chosenAt]);
  return (
    <MantineTabs
      value={value}
      onChange={choose}
      keepMounted={keepMounted}
      classNames={{ list: classes.list ?? '', tab: classes.tab ?? '' }}
    >
      <MantineTabs.List ref={list} aria-label={label}>
        {items.map((item) => (
          <MantineTabs.Tab key={item.value} value={item.value}>
            {item.label}
            {item.count !== undefined && <span className={classes.count}>{item.count}</span>}
          </MantineTabs.Tab>
        ))}
      </MantineTabs.List>
      {items.map((item) => (
        <MantineTabs.Panel key={item.value} value={item.value} className={classes.panel}>
          {item.panel}
        </MantineTabs.Panel>
      ))}
    </MantineTabs>
  );
}

/** Sideways only: the browser's own scrollIntoView may move the page too. */
function bringIntoView(list: HTMLElement, tab: Element): void {
  const [frame, { left, right }] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (left < frame.left) list.scrollLeft -= frame.left - left;
  else if (right > frame.right) list.scrollLeft += right - frame.right;
}
