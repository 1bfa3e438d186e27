import { AccountLink } from '@pomp/portal';
import { bannerDismissalScript, storefrontRoutes } from '@pomp/storefront';
import { type ReactNode } from 'react';
import { getSiteSettings } from '@/content/content';
import { BannerIsland } from '@/frame/banner-island';
import { SiteFrame } from '@/frame/site-frame';
import { pageLanguage, pageRoutes } from '@/language/page-language';
import { Words } from '@/language/words';

export default async function SiteLayout({ children, languages }: { children: ReactNode; languages: ReactNode }) {
  const [language, routes] = await Promise.all([pageLanguage(), pageRoutes()]);
  const { locale } = language;
  const settings = await getSiteSettings(locale);
  return (
    <Words of={['(site)']}>
      <SiteFrame settings={settings} account={<AccountLink routes={routes} language={language} />} languages={languages}>
        {settings.banner && (
          <>
            <script dangerouslySetInnerHTML={{ __html: bannerDismissalScript }} />
            <BannerIsland routes={storefrontRoutes(routes)} />
          </>
        )}
        <main id="inhoud">{children}</main>
      </SiteFrame>
    </Words>
  );
}
