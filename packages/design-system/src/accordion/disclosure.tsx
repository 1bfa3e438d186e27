import type { ReactNode } from 'react';
import type { HeadingLevel } from '../text/heading.js';
import { DisclosureFace } from './disclosure-face.js';
import * as styles from './disclosure.css.js';

/** Props of `Disclosure`. */
export interface DisclosureProps {
  /** Disclosures with the same name on a page: one is open at a time. */
  name: string;
  /** The question, or what is to be found behind it. */
  title: string;
  /** Place of the title in the outline of the page: one below the heading above it. */
  headingLevel: HeadingLevel;
  /** Anything, even what takes the focus: closed, it can't be reached. */
  children: ReactNode;
}

/** A title that unfolds what stands behind it. The browser's own: it costs no script, works without, and is found by a search in the page. */
export const Disclosure = (props: DisclosureProps) => <DisclosureFace {...props} />;

/** Around several below each other: a line above the first. */
export function Disclosures({ children }: { children: ReactNode }) {
  return <div className={styles.list}>{children}</div>;
}
