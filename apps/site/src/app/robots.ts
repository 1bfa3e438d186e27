import { type MetadataRoute } from 'next';
import { readEnv } from '@/env';

export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  const { siteUrl } = readEnv();
  return {
    rules: { userAgent: '*', disallow: ['/account/', '/auth/', '/api/', '/storing/', '/voorvertoning/'] },
    sitemap: `${siteUrl}/sitemap.xml`,
  };
}
