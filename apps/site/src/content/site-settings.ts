import { setTimeout as delay } from 'node:timers/promises';
import { contentTag, ContentUnavailable, fallbackSettings, settingsSlug, type SiteSettings, storyTag } from '@pomp/cms';
import type { Locale } from '@pomp/edition';
import { unstable_cache } from 'next/cache';
import { readEnv } from '../env';
import { readAsPublished } from '../publishing/published';
import { contentAsTold } from './content-as-told';

const { storyblok } = readEnv();

const settingsIn = (locale: Locale): Promise<SiteSettings> =>
  contentAsTold(locale, (language) => ({
    accessToken: storyblok.token,
    language,
    requestInit: (asked) => ({ next: { tags: [...asked] } }),
  })).getSiteSettings();

// Of what is asked for inside, Next takes over no tags.
const keptSettings = unstable_cache((locale: Locale) => readAsPublished(() => settingsIn(locale)), ['site-settings'], {
  tags: [contentTag, storyTag(settingsSlug)],
  revalidate: 3600,
});

/** In milliseconds. */
const settingsTimeout = 1_000;

/** For what is made on every request: the account goes on, without menus if need be, while the content service is away or slow. */
export async function getKeptSiteSettings(locale: Locale): Promise<SiteSettings> {
  try {
    return await Promise.race([keptSettings(locale), delay(settingsTimeout, fallbackSettings, { ref: false })]);
  } catch (error) {
    if (error instanceof ContentUnavailable) return fallbackSettings;
    throw error;
  }
}
