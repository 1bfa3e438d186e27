import { type PageContext, slugOfPath } from '@pomp/cms';
import { notFound } from 'next/navigation';
import { siteEdition } from '../edition';
import { isPageOfSite, pageLocale } from '../language/page-language';
import { contentIn, getStory } from './content';
import { splitPageQuery } from './page-query';
import { queriedPages } from './queried-pages';
import { showableStory } from './showable-story';

export interface ContentPageProps {
  params: Promise<{ slug?: string[] }>;
}

interface AskedPage extends Pick<PageContext, 'query'> {
  slug: string;
}

/** Storyblok's slugs have no other characters; anything else needn't be asked for. */
const possibleSlug = /^[\w-]+(?:\/[\w-]+)*$/;

/** The story of a page with what its blocks may ask for; undefined where there is none. */
export async function pageContext(props: ContentPageProps): Promise<PageContext | undefined> {
  const locale = await pageLocale();
  const asked = await askedPage(props);
  const story = asked && (await getStory(locale, asked.slug));
  if (!story) return undefined;
  return { story: showableStory(story), query: asked.query, stories: contentIn(locale).stories, notFound };
}

/** Which page is asked for, where there could be one. */
export async function askedPage({ params }: ContentPageProps): Promise<AskedPage | undefined> {
  const { slug: segments = [] } = await params;
  const split = splitPageQuery(segments, queriedPages(siteEdition(), await pageLocale()));
  if (!split || !(await isPageOfSite())) return undefined;
  const slug = slugOfPath(split.path);
  return slug !== undefined && possibleSlug.test(slug) ? { slug, query: split.query } : undefined;
}
