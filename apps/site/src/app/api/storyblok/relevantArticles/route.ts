import type { Calls, ErrorBody, ResponseOf } from '@pomp/api-contract';
import { ContentUnavailable, contentTag, listTag } from '@pomp/cms';
import type { Locale } from '@pomp/edition';
import { articlesFolder, relevantArticles, subjectName, subjectsDatasource } from '@pomp/storefront';
import { unstable_cache } from 'next/cache';
import { contentIn } from '@/content/content';
import { siteEdition } from '@/edition';
import { acceptedLocale } from '@pomp/edition/accepted-locale';
import { speak } from '@/language/dictionaries';
import { readAsPublished } from '@/publishing/published';
import { callTexts } from '@/texts/calls';

export const dynamic = 'force-dynamic';

type Answer = ResponseOf<Calls['getRelevantArticles']>;

/** By language and category, until an article is published; while the content service is away the last answer is given on. */
const keptArticles = unstable_cache(
  (locale: Locale, category: string) => readAsPublished(() => relevantArticles(contentIn(locale).stories, category)),
  ['relevant-articles'],
  {
    tags: [contentTag, listTag(articlesFolder)],
    revalidate: 3600,
  },
);

const keptSubjects = unstable_cache(
  (locale: Locale) => readAsPublished(() => contentIn(locale).choices(subjectsDatasource)),
  ['subjects'],
  {
    tags: [contentTag],
    revalidate: 3600,
  },
);

export async function GET(request: Request): Promise<Response> {
  const locale = acceptedLocale(siteEdition(), request.headers.get('accept-language'));
  const texts = speak(siteEdition(), locale).texts(callTexts);
  const category = new URL(request.url).searchParams.get('category');
  if (category === null) return refuse(400, { message: texts.noCategory, code: 'malformedRequest' });
  try {
    // Only what exists is kept, or anyone could fill the cache.
    const isKnown = subjectName(await keptSubjects(locale), category) !== undefined;
    const relevantStories = isKnown ? await keptArticles(locale, category) : [];
    return Response.json({ relevantStories } satisfies Answer);
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    return refuse(503, { message: texts.noArticles, code: 'unavailable' });
  }
}

const refuse = (status: number, body: ErrorBody) => Response.json(body, { status });
