import { setTimeout as delay } from 'node:timers/promises';
import {
  type ContentClient,
  contentTag,
  ContentUnavailable,
  fallbackSettings,
  settingsSlug,
  type SiteSettings,
  storyTag,
} from '@pomp/cms';
import type { Locale } from '@pomp/edition';

/** What is known of publications. */
interface Published {
  readonly version: number;
  staleSince(version: number, tags: readonly string[]): boolean;
}

/** For how long menus are believed when nothing is said of them, in ms: a webhook may get lost. */
const maxAge = 3_600_000;
const tags = [contentTag, storyTag(settingsSlug)];

/**
 * The site's menus for pages that are made on every request, asked for when something was published. While the content service is away or slow those pages go on with what was there last, without menus if need
 * be.
 */
export function keptSettings(
  contentOf: (locale: Locale) => Pick<ContentClient, 'getSiteSettings'>,
  {
    published,
    now,
    patience = 1_000,
  }: { published: Published; now: () => number; /** How long a page waits for them, in ms. */ patience?: number },
): (locale: Locale) => Promise<SiteSettings> {
  const kept = new Map<Locale, { settings: SiteSettings; version: number; until: number }>();
  const asking = new Map<Locale, Promise<SiteSettings>>();

  const ask = (locale: Locale): Promise<SiteSettings> => {
    const { version } = published;
    const asked = contentOf(locale)
      .getSiteSettings()
      .then((settings) => {
        kept.set(locale, { settings, version, until: now() + maxAge });
        return settings;
      })
      .finally(() => asking.delete(locale));
    asking.set(locale, asked);
    return asked;
  };

  return async (locale) => {
    const known = kept.get(locale);
    if (known && now() < known.until && !published.staleSince(known.version, tags)) return known.settings;
    const last = known?.settings ?? fallbackSettings;
    try {
      return await Promise.race([asking.get(locale) ?? ask(locale), delay(patience, last, { ref: false })]);
    } catch (error) {
      if (error instanceof ContentUnavailable) return last;
      throw error;
    }
  };
}
