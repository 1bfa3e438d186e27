import { setTimeout as delay } from 'node:timers/promises';
import {
  contentTag,
  ContentUnavailable,
  createContentClient,
  fallbackSettings,
  settingsSlug,
  type SiteSettings,
  storyTag,
} from '@pomp/cms';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import { readEnv } from '@/env';
import { reportContent } from './report';

const { storyblok } = readEnv();

/**
 * Tagged, but not kept: the page is what is kept. Were the answer kept too, then a page made again while the content service is
 * down would count as fresh, and not be tried again.
 */
const client = createContentClient({
  accessToken: storyblok.token,
  ...(storyblok.endpoint && { endpoint: storyblok.endpoint }),
  requestInit: (tags) => ({ next: { tags } }),
  report: reportContent,
});

// Once per page, for its metadata and its body.
export const getStory = cache(client.getStory);
export const getSiteSettings = cache(() => client.getSiteSettings());
export const { listPageLinks, stories: listStories } = client;

// Of what is asked for inside, Next takes over no tags.
const keptSettings = unstable_cache(() => client.getSiteSettings(), ['site-settings'], {
  tags: [contentTag, storyTag(settingsSlug)],
  revalidate: 3600,
});

/** In milliseconds. */
const settingsTimeout = 1_000;

/** For what is made on every request: the account goes on, without menus if need be, while the content service is away or slow. */
export async function getKeptSiteSettings(): Promise<SiteSettings> {
  try {
    return await Promise.race([keptSettings(), delay(settingsTimeout, fallbackSettings, { ref: false })]);
  } catch (error) {
    if (error instanceof ContentUnavailable) return fallbackSettings;
    throw error;
  }
}
