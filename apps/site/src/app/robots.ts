import { type MetadataRoute } from 'next';
import { siteEdition } from '../edition';
import { readEnv } from '../env';
import { personalRoots, rootOf } from '../navigation/personal-roots';
import { previewRoot } from '../navigation/preview-root';

export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  const { siteUrl } = readEnv();
  const edition = siteEdition();
  // What is behind a link says on the page that it isn't for search engines, so they may see that.
  const behindLinks = edition.locales.flatMap((locale) => [
    rootOf(edition, locale, 'verification'),
    rootOf(edition, locale, 'photoUpload'),
    rootOf(edition, locale, 'handover'),
    rootOf(edition, locale, 'guestHouseInfo'),
  ]);
  const personal = personalRoots(edition).filter((root) => !behindLinks.includes(root));
  return {
    rules: { userAgent: '*', disallow: [...personal, '/api/', `${previewRoot}/`] },
    sitemap: `${siteUrl}/sitemap.xml`,
  };
}
