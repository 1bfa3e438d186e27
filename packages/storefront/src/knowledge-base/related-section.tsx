import { type SpokenProps, useTexts } from '@pomp/language/react';
import { Heading, type HeadingLevel, Skeleton, Stack } from '@pomp/design-system';
import type { ReactNode } from 'react';
import * as styles from './knowledge-base.css.js';
import { knowledgeBaseTexts } from './texts.js';

interface RelatedSectionProps extends SpokenProps {
  readonly level: HeadingLevel;
  /** A list item for each article. */
  readonly children: ReactNode;
}

export function RelatedSection({ level, children, language }: RelatedSectionProps) {
  const texts = useTexts(knowledgeBaseTexts, language);
  return (
    <section className={styles.related}>
      <Stack gap="l">
        <Heading level={level}>{texts.related}</Heading>
        <ul className={styles.grid}>{children}</ul>
      </Stack>
    </section>
  );
}

/** The room that related articles take, before they are known. */
export function RelatedAwaited({ level, language }: Pick<RelatedSectionProps, 'level' | 'language'>) {
  const texts = useTexts(knowledgeBaseTexts, language);
  return (
    <RelatedSection level={level} language={language}>
      {[0, 1, 2].map((place) => (
        <li key={place} className={styles.awaited}>
          <Skeleton shape="card" {...(place === 0 && { label: texts.relatedLoading })} />
          <Skeleton count={4} />
        </li>
      ))}
    </RelatedSection>
  );
}
