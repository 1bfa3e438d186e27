import { AccountLink } from '@pomp/portal';
import { bannerDismissalScript } from '@pomp/storefront';
import { type ReactNode } from 'react';
import { getSiteSettings } from '@/content/content';
import { siteEdition } from '@/edition';
import { BannerIsland } from '@/frame/banner-island';
import { SiteFrame } from '@/frame/site-frame';

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const settings = await getSiteSettings();
  return (
    <SiteFrame settings={settings} account={<AccountLink routes={siteEdition().routes} />}>
      {settings.banner && (
        <>
          <script dangerouslySetInnerHTML={{ __html: bannerDismissalScript }} />
          <BannerIsland />
        </>
      )}
      <main id="inhoud">{children}</main>
    </SiteFrame>
  );
}
