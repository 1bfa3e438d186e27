import { languageCode } from '@pomp/language';
import { type MetadataRoute } from 'next';
import { contentIn } from '@/content/content';
import { siteEdition } from '@/edition';
import { readEnv } from '@/env';
import { isIndexable } from '@/seo/page-facts';

// The build fetches nothing. The warm-up walks this list too.
export const dynamic = 'force-dynamic';

/** Every page in every language, each with the others. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { siteUrl } = readEnv();
  const edition = siteEdition();
  const { locale: own, locales } = edition;
  const pages = await contentIn(own).listPageLinks();
  return pages
    .filter(({ slug }) => isIndexable(slug, edition.routes))
    .flatMap(({ path, pathIn, publishedAt }) => {
      const addresses = locales.map((locale) => [
        languageCode(locale),
        siteUrl + (locale === own ? path : pathIn(languageCode(locale))),
      ]);
      const languages = Object.fromEntries(addresses) as Record<string, string>;
      return Object.values(languages).map((url) => ({
        url,
        ...(publishedAt && { lastModified: publishedAt }),
        ...(locales.length > 1 && { alternates: { languages: { ...languages, 'x-default': siteUrl + path } } }),
      }));
    });
}
