import { type MetadataRoute } from 'next';
import { listPageLinks } from '@/content/content';
import { siteEdition } from '@/edition';
import { readEnv } from '@/env';
import { isIndexable } from '@/seo/page-facts';

// The build fetches nothing. The warm-up walks this list too.
export const dynamic = 'force-dynamic';

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { siteUrl } = readEnv();
  const { routes } = siteEdition();
  const pages = await listPageLinks();
  return pages
    .filter(({ slug }) => isIndexable(slug, routes))
    .map(({ path, publishedAt }) => ({ url: siteUrl + path, ...(publishedAt && { lastModified: publishedAt }) }));
}
