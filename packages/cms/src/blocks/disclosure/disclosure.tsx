import { chevronDownIcon, Heading, type HeadingLevel, Icon } from '@pomp/design-system';
import type { ReactNode } from 'react';
import * as styles from './disclosure.css.js';

export interface DisclosureProps {
  /** Disclosures with the same name on a page: one is open at a time. */
  name: string;
  title: string;
  headingLevel: HeadingLevel;
  children: ReactNode;
}

/** A title that unfolds what stands behind it. The browser's own: it costs no script, works without, and is found by a search in the page. */
export function Disclosure({ name, title, headingLevel, children }: DisclosureProps) {
  return (
    <details name={name} className={styles.item}>
      <summary className={styles.opener}>
        <Heading level={headingLevel} size="h4">
          {title}
        </Heading>
        <span className={styles.arrow}>
          <Icon of={chevronDownIcon} size="large" />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

/** A line above the first of several. */
export function Disclosures({ children }: { children: ReactNode }) {
  return <div className={styles.list}>{children}</div>;
}
