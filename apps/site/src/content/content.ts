import { setTimeout as delay } from 'node:timers/promises';
import {
  type ContentClient,
  contentTag,
  ContentUnavailable,
  createContentClient,
  fallbackSettings,
  settingsSlug,
  type SiteSettings,
  storyTag,
} from '@pomp/cms';
import type { Locale } from '@pomp/edition';
import { languageCode } from '@pomp/language';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import { siteEdition } from '@/edition';
import { readEnv } from '@/env';
import { contentLanguage } from './content-language';
import { reportContent } from './report';
import { saidAsUntranslated } from './said-as-untranslated';

const { storyblok } = readEnv();

const clients = new Map<Locale, ContentClient>();

/**
 * Content in a language. Tagged, but not kept: the page is what is kept. Were the answer kept too, then a page made again while the content service is
 * down would count as fresh, and not be tried again.
 */
export function contentIn(locale: Locale): ContentClient {
  const known = clients.get(locale);
  if (known) return known;
  const { locale: own } = siteEdition();
  const client = createContentClient({
    accessToken: storyblok.token,
    ...(storyblok.endpoint && { endpoint: storyblok.endpoint }),
    language: contentLanguage(locale),
    requestInit: (tags) => ({ next: { tags } }),
    report: reportContent,
  });
  const told = locale === own ? client : saidAsUntranslated(client, contentIn(own), languageCode(own));
  clients.set(locale, told);
  return told;
}

// Once per page, for its metadata and its body.
export const getStory = cache((locale: Locale, fullSlug: string) => contentIn(locale).getStory(fullSlug));
export const getSiteSettings = cache((locale: Locale) => contentIn(locale).getSiteSettings());

// Of what is asked for inside, Next takes over no tags.
const keptSettings = unstable_cache((locale: Locale) => contentIn(locale).getSiteSettings(), ['site-settings'], {
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
