import { type MetadataRoute } from 'next';
import { siteEdition } from '@/edition';
import { readEnv } from '@/env';
import { personalRoots, rootOf } from '@/navigation/personal-roots';

export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  const { siteUrl } = readEnv();
  const { routes } = siteEdition();
  // What is behind a link says on the page that it isn't for search engines, so they may see that.
  const behindLinks = [rootOf(routes, 'verification'), rootOf(routes, 'photoUpload')];
  const personal = personalRoots(routes).filter((root) => !behindLinks.includes(root));
  return {
    rules: { userAgent: '*', disallow: [...personal.map((root) => `/${root}/`), '/api/', '/storing/', '/voorvertoning/'] },
    sitemap: `${siteUrl}/sitemap.xml`,
  };
}
