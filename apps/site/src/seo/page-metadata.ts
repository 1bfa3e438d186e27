import { type PageContext } from '@pomp/cms';
import { type Metadata } from 'next';
import { pageFacts, isIndexable } from './page-facts';

/** What search engines, the browser's tab and whoever a page is shared with get to see of it. */
export function seoMetadata(page: Pick<PageContext, 'story' | 'query'>, siteUrl: string): Metadata {
  const { title, description, url, image, published } = pageFacts(page, siteUrl);
  const picture = { url: image, width: 1200, height: 630, alt: 'Pomp: warmte uit koude lucht' };
  return {
    title,
    description,
    alternates: { canonical: url },
    ...(isIndexable(page.story.full_slug) ? {} : { robots: { index: false } }),
    openGraph: {
      ...(published ? { type: 'article', publishedTime: published } : { type: 'website' }),
      locale: 'nl_NL',
      siteName: 'Pomp',
      title,
      description,
      url,
      images: [picture],
    },
    twitter: { card: 'summary_large_image', title, description, images: [picture] },
  };
}
