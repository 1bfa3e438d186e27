import { type SpokenProps, useLanguage } from '@pomp/language/react';
import { type HeadingLevel, Stack } from '@pomp/design-system';
import type { Choice } from '@pomp/cms';
import { ArticleCard } from './article-card.js';
import { ArticleList } from './article-list.js';
import type { Article } from './article.js';
import { ArticleBrowser } from './article-browser.js';
import { knowledgeBaseTexts } from './texts.js';

export interface ArticleOverviewProps extends SpokenProps {
  /** The path of the page that the overview is on. */
  readonly path: string;
  readonly level: HeadingLevel;
  /** Shown above the others, and not among them, where editors want that. */
  readonly latest: Article | undefined;
  /** 'all', or the value of a subject. */
  readonly category: string;
  readonly subjects: readonly Choice[];
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  /** The articles of this page of the list. */
  readonly articles: readonly Article[];
  /** On all pages together. */
  readonly total: number;
}

/** The knowledge base: what to read about, and the articles. */
export function ArticleOverview({
  path,
  level,
  latest,
  category,
  subjects,
  page,
  pages,
  articles,
  total,
  language: given,
}: ArticleOverviewProps) {
  const language = useLanguage(given);
  const categories = [
    { value: 'all', label: language.texts(knowledgeBaseTexts).all },
    ...subjects.map(({ value, name }) => ({ value, label: name })),
  ];
  return (
    <Stack gap="xl">
      {latest && <ArticleCard language={language} article={latest} subjects={subjects} level={level} layout="wide" />}
      <ArticleBrowser
        language={language}
        path={path}
        categories={categories}
        category={category}
        page={page}
        pages={pages}
        total={total}
      >
        <ArticleList language={language} articles={articles} subjects={subjects} level={level} />
      </ArticleBrowser>
    </Stack>
  );
}
