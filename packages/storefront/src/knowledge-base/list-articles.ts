import type { PageContext, StoriesQuery } from '@pomp/cms';
import type { Article } from './article.js';
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
  readonly category: string | undefined;
  readonly page?: number;
  readonly perPage: number;
}

/** One page of the articles, newest first. With their texts, as how long they take to read is counted. */
export async function listArticles(
  stories: PageContext['stories'],
  { category, page = 1, perPage }: Wanted,
): Promise<ListedArticles> {
  const query: StoriesQuery = {
    startsWith: articlesFolder,
    contentType: 'article',
    sort: 'content.date_added:desc,first_published_at:desc',
    page,
    perPage,
    ...(category && { filter: { category: { in: category } } }),
  };
  const found = await stories(query);
  return { articles: found.stories.flatMap((story) => readArticle(story) ?? []), total: found.total };
}
