import type { Calls, ErrorBody, ResponseOf } from '@pomp/api-contract';
import { ContentUnavailable, contentTag, listTag } from '@pomp/cms';
import { articlesFolder, isArticleCategory, relevantArticles } from '@pomp/storefront';
import { unstable_cache } from 'next/cache';
import { listStories } from '@/content/content';

export const dynamic = 'force-dynamic';

type Answer = ResponseOf<Calls['getRelevantArticles']>;

/** By category, until an article is published; while the content service is away the last answer is given on. */
const keptArticles = unstable_cache(relevantArticles.bind(undefined, listStories), ['relevant-articles'], {
  tags: [contentTag, listTag(articlesFolder)],
  revalidate: 3600,
});

export async function GET(request: Request): Promise<Response> {
  const category = new URL(request.url).searchParams.get('category');
  if (category === null) return refuse(400, { message: 'Van welk onderwerp? Geef ‘category’ mee.', code: 'malformedRequest' });
  try {
    // Only what exists is kept, or anyone could fill the cache.
    const relevantStories = isArticleCategory(category) ? await keptArticles(category) : [];
    return Response.json({ relevantStories } satisfies Answer);
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    return refuse(503, { message: 'De artikelen zijn er nu even niet. Probeer het straks nog eens.', code: 'unavailable' });
  }
}

const refuse = (status: number, body: ErrorBody) => Response.json(body, { status });
