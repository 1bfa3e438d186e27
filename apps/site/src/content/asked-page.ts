import { type PageContext, slugOfPath } from '@pomp/cms';
import { siteEdition } from '../edition';
import { isPageOfSite, pageLocale } from '../language/page-language';
import { getStory } from './content';
import { splitPageQuery } from './page-query';
import { queriedPages } from './queried-pages';

export interface ContentPageProps {
  params: Promise<{ slug?: string[] }>;
}

/** A story, and what was asked of its page. */
export type AskedStory = Pick<PageContext, 'story' | 'query'>;

interface AskedPage extends Pick<PageContext, 'query'> {
  slug: string;
}

/** Storyblok's slugs have no other characters; anything else needn't be asked for. */
const possibleSlug = /^[\w-]+(?:\/[\w-]+)*$/;

/** The story that a page shows, as it came; undefined where there is none. */
export async function askedStory(props: ContentPageProps): Promise<AskedStory | undefined> {
  const asked = await askedPage(props);
  const story = asked && (await getStory(await pageLocale(), asked.slug));
  return story ? { story, query: asked.query } : undefined;
}

/** Which page is asked for, where there could be one. */
export async function askedPage({ params }: ContentPageProps): Promise<AskedPage | undefined> {
  const { slug: segments = [] } = await params;
  const split = splitPageQuery(segments, queriedPages(siteEdition(), await pageLocale()));
  if (!split || !(await isPageOfSite())) return undefined;
  const slug = slugOfPath(split.path);
  return slug !== undefined && possibleSlug.test(slug) ? { slug, query: split.query } : undefined;
}
