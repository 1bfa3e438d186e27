import { slugOfPath, type Story } from '@pomp/cms';
import { notFound } from 'next/navigation';
import { getStory } from './content';

export interface ContentPageProps {
  params: Promise<{ slug?: string[] }>;
}

/** Storyblok's slugs have no other characters; anything else needn't be asked for. */
const possibleSlug = /^[\w-]+(?:\/[\w-]+)*$/;

/** The story of a page, or the page that says there is none. */
export async function pageStory({ params }: ContentPageProps): Promise<Story> {
  const { slug: segments = [] } = await params;
  const slug = slugOfPath(segments);
  if (slug === undefined || !possibleSlug.test(slug)) notFound();
  return (await getStory(slug)) ?? notFound();
}
