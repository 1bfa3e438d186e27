import { type PageContext } from '@pomp/cms';
import { inLanguage } from '@pomp/edition';
import { type Metadata } from 'next';
import { pageFacts, isIndexable } from './page-facts';
import type { Site } from './site-data';

/** What search engines, the browser's tab and whoever a page is shared with get to see of it. */
export function seoMetadata(page: Pick<PageContext, 'story' | 'query'>, site: Site): Metadata {
  const { title, description, url, image, published } = pageFacts(page, site);
  const { brand, seller, locale, routes } = site.edition;
  const picture = { url: image, width: 1200, height: 630, alt: `${brand.name}: ${inLanguage(seller.slogan, site.edition, locale)}` };
  return {
    title,
    description,
    alternates: { canonical: url },
    ...(isIndexable(page.story.full_slug, routes) ? {} : { robots: { index: false } }),
    openGraph: {
      ...(published ? { type: 'article', publishedTime: published } : { type: 'website' }),
      locale: locale.replace('-', '_'),
      siteName: brand.name,
      title,
      description,
      url,
      images: [picture],
    },
    twitter: { card: 'summary_large_image', title, description, images: [picture] },
  };
}
