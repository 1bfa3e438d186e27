'use client';

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import * as styles from './islands.css.js';

export interface View {
  label: string;
  content: ReactNode;
}

export interface ViewsProps {
  /** What the views are of, for screen readers. */
  label: string;
  views: readonly View[];
  /** `all` keeps the closed ones in the page, for search engines; `open` takes them away, so that a film stops. */
  keep: 'all' | 'open';
}

const moves: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** One of several views at a time. The design system's tabs, which can also be opened from outside, cost eight times as much script. */
export function Views({ label, views, keep }: ViewsProps) {
  const [open, setOpen] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  const handleKey = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const index = move(open, views.length);
    setOpen(index);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };

  return (
    <div>
      <div ref={list} role="tablist" tabIndex={-1} aria-label={label} className={styles.viewList} onKeyDown={handleKey}>
        {views.map((view, index) => (
          <button
            key={index}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            aria-selected={index === open}
            aria-controls={`${id}view${index}`}
            tabIndex={index === open ? 0 : -1}
            className={styles.chip}
            onClick={() => setOpen(index)}
          >
            {view.label}
          </button>
        ))}
      </div>
      {views.map((view, index) => (
        <div
          key={index}
          role="tabpanel"
          id={`${id}view${index}`}
          aria-labelledby={`${id}tab${index}`}
          hidden={index !== open}
          className={styles.view}
        >
          {(keep === 'all' || index === open) && view.content}
        </div>
      ))}
    </div>
  );
}
