'use client';

import { Accordion as RadixAccordion } from 'radix-ui';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.js';
import { chevronDownIcon } from '../icon/icons.js';
import type { HeadingLevel } from '../text/heading.js';
import * as styles from './accordion.css.js';

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

const headings = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const satisfies Record<HeadingLevel, string>;

/** Questions and answers below each other, one open at a time. For what few people need all of; what everyone must read stays open. */
export function Accordion({ items, open, onOpenChange, headingLevel }: AccordionProps) {
  const Title = headings[headingLevel];
  return (
    <RadixAccordion.Root
      type="single"
      collapsible
      value={open ?? ''}
      onValueChange={(value) => onOpenChange(value || undefined)}
      className={styles.accordion}
    >
      {items.map(({ id, title, mark, content }) => (
        <RadixAccordion.Item key={id} value={id} className={styles.item}>
          <RadixAccordion.Header asChild>
            <Title className={styles.title}>
              <RadixAccordion.Trigger className={styles.opener}>
                <span className={styles.words}>
                  {title}
                  {mark !== undefined && <span className={styles.mark}> {mark}</span>}
                </span>
                <span className={styles.arrow}>
                  <Icon of={chevronDownIcon} size="large" />
                </span>
              </RadixAccordion.Trigger>
            </Title>
          </RadixAccordion.Header>
          <RadixAccordion.Content forceMount className={styles.unfolding}>
            <div className={styles.clip}>
              <div className={styles.content}>{content}</div>
            </div>
          </RadixAccordion.Content>
        </RadixAccordion.Item>
      ))}
    </RadixAccordion.Root>
  );
}
