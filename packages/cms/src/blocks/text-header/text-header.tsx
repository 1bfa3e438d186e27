import { Container, Heading, type HeadingLevel, WarmLine } from '@pomp/design-system';
import type { ReactNode } from 'react';
import * as styles from './text-header-block.css.js';

/** Props of `TextHeader`. */
export interface TextHeaderProps {
  /** A line above the title. */
  readonly above?: ReactNode;
  readonly title: ReactNode;
  readonly headingLevel: HeadingLevel;
  /** Below the title: what the page is about, and what to do. */
  readonly children?: ReactNode;
  /** Below the line that ends it. */
  readonly after?: ReactNode;
}

/** How a page without a picture opens. */
export const TextHeader = ({ above, title, headingLevel, children, after }: TextHeaderProps) => (
  <section className={styles.header}>
    <Container>
      <div className={styles.words}>
        {above}
        <Heading level={headingLevel} size={headingLevel === 1 ? 'display' : 'h1'}>
          {title}
        </Heading>
        {children}
      </div>
      <WarmLine />
      {after}
    </Container>
  </section>
);
