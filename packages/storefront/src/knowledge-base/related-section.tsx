import { headingBelow } from '@pomp/cms';
import { Heading, type HeadingLevel, Stack } from '@pomp/design-system';
import type { Language } from '@pomp/language';
import { ArticleList } from './article-list.js';
import type { Article } from './article.js';
import { knowledgeBaseTexts } from './texts.js';

interface RelatedSectionProps {
  readonly level: HeadingLevel;
  readonly articles: readonly Article[];
  readonly language: Language;
}

/** Other articles to go on to; nothing where there are none. */
export function RelatedSection({ level, articles, language }: RelatedSectionProps) {
  if (articles.length === 0) return null;
  return (
    <section>
      <Stack gap="l">
        <Heading level={level}>{language.texts(knowledgeBaseTexts).related}</Heading>
        <ArticleList language={language} articles={articles} level={headingBelow(level)} />
      </Stack>
    </section>
  );
}
