'use client';

import { Tabs as RadixTabs } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './tabs.css.js';

/** One tab with its content. */
export interface Tab {
  id: string;
  /** One or two words; a long one takes a second line. */
  label: string;
  content: ReactNode;
}

type Open =
  | {
      /** The `id` of the open tab, kept by the parent: for tabs that an address or a link can open. */
      open: string;
      /** The `id` of the tab that was chosen, by a press or by an arrow key. */
      onOpenChange: (open: string) => void;
      defaultOpen?: never;
    }
  | {
      open?: never;
      onOpenChange?: (open: string) => void;
      /** The `id` of the tab to start with, when the tabs keep for themselves which one is open. Without it, the first. */
      defaultOpen?: string;
    };

/** Props of `Tabs`. */
export type TabsProps = Open & {
  /** What the tabs divide, for screen readers: 'Producten'. */
  label: string;
  /** The one that most people come for first. Each `id` is unique, and lasts where an address holds it. */
  tabs: readonly [Tab, ...Tab[]];
};

/** Moves only the row of tabs; `scrollIntoView` would take the page along. */
function bringIntoView(list: HTMLElement): void {
  const active = list.querySelector<HTMLElement>('[data-state=active]');
  if (!active) return;
  const end = active.offsetLeft + active.offsetWidth;
  if (active.offsetLeft < list.scrollLeft) list.scrollLeft = active.offsetLeft;
  else if (end > list.scrollLeft + list.clientWidth) list.scrollLeft = end - list.clientWidth;
}

/** Parts that people look at one at a time and that don't build on each other. What is compared, or filled in order, stands below each other. */
export function Tabs({ label, tabs, open, defaultOpen = tabs[0].id, onOpenChange }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { current: row } = list;
    if (!row) return;
    bringIntoView(row);
    // The letters of the brand come later than the page, and are wider.
    const observer = new ResizeObserver(() => bringIntoView(row));
    for (const tab of row.children) observer.observe(tab);
    return () => observer.disconnect();
  }, [open]);

  return (
    <RadixTabs.Root
      className={styles.tabs}
      {...(open === undefined ? { defaultValue: defaultOpen } : { value: open })}
      onValueChange={onOpenChange}
    >
      <RadixTabs.List ref={list} className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger key={tab.id} value={tab.id} className={styles.tab}>
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.id} value={tab.id} className={styles.panel}>
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
