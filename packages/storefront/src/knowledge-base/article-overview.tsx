import { type HeadingLevel, Stack } from '@pomp/design-system';
import { articleCategories, categoryNames, type ArticleCategory } from './article-categories.js';
import { ArticleCard } from './article-card.js';
import { ArticleList } from './article-list.js';
import { dateOf, type Article } from './article.js';
import { ArticleAge, ArticleBrowser } from './knowledge-base-islands.js';
import { knowledgeBaseTexts as texts } from './texts.js';

const categories = [
  { value: 'all', label: texts.all },
  ...categoryNames.map((value) => ({ value, label: articleCategories[value] })),
];

export interface ArticleOverviewProps {
  /** The path of the page that the overview is on. */
  readonly path: string;
  readonly level: HeadingLevel;
  /** Shown above the others, and not among them, where editors want that. */
  readonly latest: Article | undefined;
  readonly category: ArticleCategory | 'all';
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  /** The articles of this page of the list. */
  readonly articles: readonly Article[];
  /** On all pages together. */
  readonly total: number;
}

/** The knowledge base: what to read about, and the articles. */
export function ArticleOverview({ path, level, latest, category, page, pages, articles, total }: ArticleOverviewProps) {
  return (
    <Stack gap="xl">
      {latest && <ArticleCard article={latest} level={level} layout="wide" age={<ArticleAge date={dateOf(latest)} />} />}
      <ArticleBrowser path={path} categories={categories} category={category} page={page} pages={pages} total={total}>
        <ArticleList articles={articles} level={level} />
      </ArticleBrowser>
    </Stack>
  );
}
