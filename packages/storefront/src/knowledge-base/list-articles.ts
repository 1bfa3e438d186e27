import type { PageContext, StoriesQuery } from '@pomp/cms';
import type { Article } from './article.js';
import type { ArticleCategory } from './article-categories.js';
import { readArticle } from './read-article.js';

/** Where articles live. */
export const articlesFolder = 'kennisbank/';

export interface ListedArticles {
  readonly articles: readonly Article[];
  /** On all pages together. */
  readonly total: number;
}

interface Wanted {
  /** None: of all. */
  readonly category: ArticleCategory | undefined;
  readonly page?: number;
  readonly perPage: number;
}

/** One page of the articles, newest first. */
export async function listArticles(
  stories: PageContext['stories'],
  { category, page = 1, perPage }: Wanted,
): Promise<ListedArticles> {
  const query: StoriesQuery = {
    startsWith: articlesFolder,
    contentType: 'article',
    sort: 'content.date_added:desc,first_published_at:desc',
    without: ['body'],
    page,
    perPage,
    ...(category && { filter: { category: { in: category } } }),
  };
  const found = await stories(query);
  return { articles: found.stories.flatMap((story) => readArticle(story) ?? []), total: found.total };
}
