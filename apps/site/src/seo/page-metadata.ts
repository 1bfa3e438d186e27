import { type PageContext } from '@pomp/cms';
import { inLanguage } from '@pomp/edition';
import { languageCode } from '@pomp/language';
import { type Metadata } from 'next';
import { pageFacts, isIndexable } from './page-facts';
import { addressIn } from './other-languages';
import type { Site } from './site-data';

/** What search engines, the browser's tab and whoever a page is shared with get to see of it. */
export function seoMetadata(page: Pick<PageContext, 'story' | 'query'>, site: Site): Metadata {
  const { title, description, url, image, published } = pageFacts(page, site);
  const { brand, seller } = site.edition;
  const { locale } = site.language;
  const picture = {
    url: image,
    width: 1200,
    height: 630,
    alt: `${brand.name}: ${inLanguage(seller.slogan, site.edition, locale)}`,
  };
  return {
    title,
    description,
    alternates: { canonical: url, languages: alternatesOf(page, site) },
    ...(isIndexable(page.story.full_slug, site.routes) ? {} : { robots: { index: false } }),
    openGraph: {
      ...(published ? { type: 'article', publishedTime: published } : { type: 'website' }),
      locale: inOpenGraph(locale),
      alternateLocale: site.edition.locales.filter((other) => other !== locale).map(inOpenGraph),
      siteName: brand.name,
      title,
      description,
      url,
      images: [picture],
    },
    twitter: { card: 'summary_large_image', title, description, images: [picture] },
  };
}

const inOpenGraph = (locale: string) => locale.replace('-', '_');

/** The same page in each language; who reads none of them is led to the seller's own. */
function alternatesOf(page: Pick<PageContext, 'story' | 'query'>, { siteUrl, edition }: Site): Record<string, string> {
  const urlIn = (locale: string) => siteUrl + addressIn(page, edition, locale);
  return {
    ...Object.fromEntries(edition.locales.map((locale) => [languageCode(locale), urlIn(locale)])),
    'x-default': urlIn(edition.locale),
  };
}
