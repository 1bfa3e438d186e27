import type { PageContext } from '@pomp/cms';
import type { Article } from './article.js';
import { listArticles } from './list-articles.js';

/** More than are shown, since the article that someone reads is among them. */
const answered = 10;

/** The latest articles of a category, the oldest of them first. */
export async function relevantArticles(stories: PageContext['stories'], category: string): Promise<Article[]> {
  const { articles } = await listArticles(stories, { category, perPage: answered });
  return articles.toReversed();
}
