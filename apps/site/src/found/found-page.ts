import { pageMetadata, type Story, storyPath } from '@pomp/cms';
import type { Crumb } from './breadcrumb-data';

/** How a page is found and shared. */
export interface FoundPage {
  siteUrl: string;
  title: string;
  description: string | undefined;
  /** Its one address. */
  url: string;
  /** 1200 × 630. */
  image: string;
  trail: Crumb[];
}

/** Overviews whose pages stand below them. */
const overviews = new Map([
  ['kennisbank', 'Kennisbank'],
  ['vacatures', 'Vacatures'],
]);

export function foundPage(story: Story, siteUrl: string): FoundPage {
  const { title, description } = pageMetadata(story);
  return { siteUrl, title, description, url: siteUrl + storyPath(story.full_slug), image: `${siteUrl}/beeld/delen.png`, trail: trailTo(story) };
}

function trailTo({ name, full_slug }: Story): Crumb[] {
  const path = storyPath(full_slug);
  const home = { name: 'Home', path: '/' };
  if (path === '/') return [home];
  const [folder = ''] = full_slug.split('/');
  const overview = overviews.get(folder);
  const above = overview && path !== storyPath(folder) ? [{ name: overview, path: storyPath(folder) }] : [];
  return [home, ...above, { name, path }];
}

/** Pages that mean something only to who comes from another one. */
const alone = /^(?:404|besparing-resultaat|reservering-succes)(?:\/|$)/;

export const mayBeFound = (fullSlug: string): boolean => !alone.test(fullSlug);
