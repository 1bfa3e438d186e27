import { type PageContext, slugOfPath } from '@pomp/cms';
import { notFound } from 'next/navigation';
import { getStory, listStories } from './content';
import { splitPageQuery } from './page-query';
import { showableStory } from './showable-story';

export interface ContentPageProps {
  params: Promise<{ slug?: string[] }>;
}

/** Storyblok's slugs have no other characters; anything else needn't be asked for. */
const possibleSlug = /^[\w-]+(?:\/[\w-]+)*$/;

/** The story of a page with what its blocks may ask for, or the page that says there is none. */
export async function pageContext(props: ContentPageProps): Promise<PageContext> {
  const { slug, query } = await askedPage(props);
  const story = showableStory((await getStory(slug)) ?? notFound());
  return { story, query, stories: listStories, notFound };
}

/** Which page is asked for, as far as there could be one. */
export async function askedPage({ params }: ContentPageProps): Promise<Pick<PageContext, 'query'> & { slug: string }> {
  const { slug: segments = [] } = await params;
  const { path, query } = splitPageQuery(segments) ?? notFound();
  const slug = slugOfPath(path);
  if (slug === undefined || !possibleSlug.test(slug)) notFound();
  return { slug, query };
}
