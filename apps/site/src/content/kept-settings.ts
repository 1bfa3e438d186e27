import { type ContentClient, contentTag, fallbackSettings, settingsSlug, type SiteSettings, storyTag } from '@pomp/cms';
import type { Locale } from '@pomp/edition';
import { keptContent, type Published } from './kept-content';

const tags = [contentTag, storyTag(settingsSlug)];

/** The site's menus for pages that are made on every request. While the content service is away or slow those go on with what was there last, without menus if need be. */
export const keptSettings = (
  contentOf: (locale: Locale) => Pick<ContentClient, 'getSiteSettings'>,
  options: { published: Published; now: () => number; /** How long a page waits for them, in ms. */ patience?: number | undefined },
): ((locale: Locale) => Promise<SiteSettings>) =>
  keptContent(async (locale) => ({ value: await contentOf(locale).getSiteSettings(), tags }), {
    ...options,
    otherwise: fallbackSettings,
  });
