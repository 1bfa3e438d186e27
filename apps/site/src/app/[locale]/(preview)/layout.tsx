import { AccountLink } from '@pomp/portal';
import { storefrontRoutes } from '@pomp/storefront';
import { type Metadata } from 'next';
import { notFound } from 'next/navigation';
import { type ReactNode } from 'react';
import { BannerIsland } from '@/frame/banner-island';
import { SiteFrame } from '@/frame/site-frame';
import { pageLanguage, pageRoutes } from '@/language/page-language';
import { siteEdition } from '@/edition';
import { Words } from '@/language/words';
import { personalRoots } from '@/navigation/personal-roots';
import { currentPreview } from '@/preview/current-preview';
import { PreviewNavigation } from '@/preview/preview-navigation';

// For one editor, with a nonce of its own for its scripts.
export const dynamic = 'force-dynamic';

export const metadata: Metadata = { robots: { index: false, follow: false } };

export default async function PreviewLayout({ children }: { children: ReactNode }) {
  const preview = (await currentPreview()) ?? notFound();
  const [language, routes] = await Promise.all([pageLanguage(), pageRoutes()]);
  const { locale } = language;
  const settings = await preview.content(locale).getSiteSettings();
  return (
    <Words of={['(preview)']}>
      <PreviewNavigation personal={personalRoots(siteEdition())}>
        <SiteFrame settings={settings} account={<AccountLink routes={routes} language={language} />}>
          {settings.banner && <BannerIsland routes={storefrontRoutes(routes)} />}
          <main id="inhoud">{children}</main>
        </SiteFrame>
      </PreviewNavigation>
    </Words>
  );
}
