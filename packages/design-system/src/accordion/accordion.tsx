'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { HeadingLevel } from '../text/heading.js';
import { DisclosureFace } from './disclosure-face.js';
import * as styles from './disclosure.css.js';

/** One item of an `Accordion`: a title that unfolds its content. */
export interface AccordionItem {
  id: string;
  /** The question, or what is to be found behind it. */
  title: string;
  /** How it stands with this item, in a badge of one or two words beside the title. Belongs to what the title is called. */
  mark?: ReactNode;
  /** Anything, even what takes the focus: closed, it can't be reached. */
  content: ReactNode;
}

/** Props of `Accordion`. */
export interface AccordionProps {
  /** The most asked first. Each `id` is unique and lasts: it is what `open` holds. */
  items: readonly AccordionItem[];
  /** Which one is open. The parent keeps it, so that a link can open an item and two accordions can share one. */
  open: string | undefined;
  /** The `id` of the item that was pressed; `undefined` when it was the open one, which then closes. */
  onOpenChange: (open: string | undefined) => void;
  /** Place of the titles in the outline of the page: one below the heading above the accordion. */
  headingLevel: HeadingLevel;
}

/** Questions and answers below each other, one open at a time. For what few people need all of; what everyone must read stays open. */
export function Accordion({ items, open, onOpenChange, headingLevel }: AccordionProps) {
  const name = useId();
  const root = useRef<HTMLDivElement>(null);
  const hasLooked = useRef(false);
  // Pressed before the script came: the browser opened or closed it by itself.
  useEffect(() => {
    if (hasLooked.current) return;
    hasLooked.current = true;
    const opened = [...(root.current?.children ?? [])].findIndex((item) => item.hasAttribute('open'));
    const id = items[opened]?.id;
    if (id !== open && items.some((item) => item.id === (id ?? open))) onOpenChange(id);
  }, [items, open, onOpenChange]);
  return (
    <div ref={root} className={styles.list}>
      {items.map(({ id, title, mark, content }) => (
        <DisclosureFace
          key={id}
          name={name}
          title={title}
          mark={mark}
          headingLevel={headingLevel}
          open={id === open}
          suppressHydrationWarning
          summary={{
            onClick: (event) => {
              // The parent decides.
              event.preventDefault();
              onOpenChange(id === open ? undefined : id);
            },
          }}
          // A search in the page opens what it finds.
          onToggle={({ currentTarget }) => {
            if (currentTarget.open && id !== open) onOpenChange(id);
          }}
        >
          {content}
        </DisclosureFace>
      ))}
    </div>
  );
}
