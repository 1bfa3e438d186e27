import { Heading, type HeadingLevel, Skeleton, Stack } from '@pomp/design-system';
import type { ReactNode } from 'react';
import * as styles from './knowledge-base.css.js';
import { knowledgeBaseTexts as texts } from './texts.js';

interface RelatedSectionProps {
  readonly level: HeadingLevel;
  /** A list item for each article. */
  readonly children: ReactNode;
}

export const RelatedSection = ({ level, children }: RelatedSectionProps) => (
  <section className={styles.related}>
    <Stack gap="l">
      <Heading level={level}>{texts.related}</Heading>
      <ul className={styles.grid}>{children}</ul>
    </Stack>
  </section>
);

/** The room that related articles take, before they are known. */
export const RelatedAwaited = ({ level }: Pick<RelatedSectionProps, 'level'>) => (
  <RelatedSection level={level}>
    {[0, 1, 2].map((place) => (
      <li key={place} className={styles.awaited}>
        <Skeleton shape="card" {...(place === 0 && { label: texts.relatedLoading })} />
        <Skeleton count={4} />
      </li>
    ))}
  </RelatedSection>
);
