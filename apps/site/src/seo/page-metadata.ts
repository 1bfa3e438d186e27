import { languageCode } from '@pomp/language';
import { pageFacts, isIndexable, type Told } from './page-facts';
import { addressIn } from './other-languages';
import type { Site } from './site-data';

/** What a page says of itself beside what it shows. */
export interface PageMetadata {
  title: string;
  description?: string | undefined;
  /** Whether search engines may list it. */
  isIndexed: boolean;
  /** The page's one address. */
  canonical?: string;
  /** Where it is in each language, by `hreflang`. */
  languages?: Readonly<Record<string, string>>;
  /** For whoever it is shared with. */
  openGraph?: {
    locale: string;
    otherLocales: readonly string[];
    image: { url: string; width: number; height: number; alt: string };
    /** When an article appeared, as an ISO date. */
    published: string | undefined;
  };
}

/** What search engines, the browser's tab and whoever a page is shared with get to see of it. */
export function seoMetadata(page: Told, site: Site): PageMetadata {
  const { title, description, url, image, published } = pageFacts(page, site);
  const { brand } = site.edition;
  const { locale } = site.language;
  return {
    title,
    description,
    isIndexed: isIndexable(page.story.full_slug, site.routes),
    canonical: url,
    languages: alternatesOf(page, site),
    openGraph: {
      locale: inOpenGraph(locale),
      otherLocales: site.edition.locales.filter((other) => other !== locale).map(inOpenGraph),
      image: {
        url: image,
        width: 1200,
        height: 630,
        alt: `${brand.name}: ${title}`,
      },
      published,
    },
  };
}

const inOpenGraph = (locale: string) => locale.replace('-', '_');

/** The same page in each language; who reads none of them is led to the seller's own. */
function alternatesOf(page: Told, { siteUrl, edition }: Site): Record<string, string> {
  const urlIn = (locale: string) => siteUrl + addressIn(page, edition, locale);
  return {
    ...Object.fromEntries(edition.locales.map((locale) => [languageCode(locale), urlIn(locale)])),
    'x-default': urlIn(edition.locale),
  };
}
