import { defineBlock } from '@pomp/cms';
import { Container, Heading, type HeadingLevel, Link, Text } from '@pomp/design-system';
import type { Language } from '@pomp/language';
import { Children, type ReactNode } from 'react';
import * as styles from './article.css.js';
import { articleSourceSchema } from './knowledge-base-blocks.schema.js';
import { knowledgeBaseTexts } from './texts.js';

interface ArticleSourcesProps {
  readonly level: HeadingLevel;
  readonly language: Language;
  /** The sources, or nothing. */
  readonly children: ReactNode;
}

/** Where an article has its figures from; nothing where nobody said so. */
export function ArticleSources({ level, language, children }: ArticleSourcesProps) {
  if (Children.toArray(children).length === 0) return null;
  const texts = language.texts(knowledgeBaseTexts);
  return (
    <Container>
      <section className={styles.sources}>
        <Heading level={level} size="h3">
          {texts.sources}
        </Heading>
        <Text size="small" tone="muted">
          {texts.aboutSources}
        </Text>
        <div role="list" className={styles.sourceList}>
          {children}
        </div>
      </section>
    </Container>
  );
}

/** One of them, `article_source`. */
export const articleSourceBlock = defineBlock({
  component: 'article_source',
  name: 'Bron',
  schema: articleSourceSchema,
  render: ({ title, date, link }) => (
    <p role="listitem" className={styles.source}>
      {link ? <Link {...link}>{title}</Link> : title}
      {date !== undefined && <span className={styles.sourceDate}> ({date})</span>}
    </p>
  ),
});
