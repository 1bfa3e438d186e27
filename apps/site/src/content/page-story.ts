import { type PageContext, slugOfPath, storyPath } from '@pomp/cms';
import { languagePrefix } from '@pomp/edition';
import { notFound } from 'next/navigation';
import { siteEdition } from '../edition';
import { isPageOfSite, pageLocale } from '../language/page-language';
import { listSearch } from '../seo/list-part';
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

/** Where visitors asked for the page. */
export async function askedAddress(props: ContentPageProps): Promise<string | undefined> {
  const asked = await askedPage(props);
  return asked && languagePrefix(siteEdition(), await pageLocale()) + storyPath(asked.slug) + listSearch(asked.query);
}

/** Which page is asked for, where there could be one. */
export async function askedPage({ params }: ContentPageProps): Promise<AskedPage | undefined> {
  const { slug: segments = [] } = await params;
  const split = splitPageQuery(segments, queriedPages(siteEdition(), await pageLocale()));
  if (!split || !(await isPageOfSite())) return undefined;
  const slug = slugOfPath(split.path);
  return slug !== undefined && possibleSlug.test(slug) ? { slug, query: split.query } : undefined;
}
