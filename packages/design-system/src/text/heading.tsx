import type { ReactNode, Ref } from 'react';
import { classNames } from '../theme/class-names.js';
import * as styles from './text.css.js';

/** Place in the outline of a page; 1 is the page's title. */
export type HeadingLevel = 1 | 2 | 3 | 4;
/** How big a heading looks, apart from its level. */
export type HeadingSize = keyof typeof styles.headingSize;

const elements = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const satisfies Record<HeadingLevel, string>;

/** Props of `Heading`. */
export interface HeadingProps {
  children: ReactNode;
  /** Place in the outline of the page. */
  level: HeadingLevel;
  /** How it looks; follows the level unless told otherwise. */
  size?: HeadingSize;
  /** `compact`: on a phone no larger than an h3, where what follows should be in sight. */
  phone?: 'compact';
  id?: string;
  /** To move focus to the heading after a change of screen; the heading then takes `tabIndex` -1. */
  ref?: Ref<HTMLHeadingElement>;
}

/** A heading. `level` is its place in the outline; `size` only how big it looks, the level's own unless given. */
export function Heading({ children, level, size, phone, id, ref }: HeadingProps) {
  const Element = elements[level];
  return (
    <Element
      id={id}
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      className={classNames(styles.heading, styles.headingSize[size ?? elements[level]], phone && styles.headingCompact)}
    >
      {children}
    </Element>
  );
}
