import { AccountLink } from '@pomp/portal';
import { type ReactNode } from 'react';
import { getSiteSettings } from '@/content/content';
import { BannerIsland } from '@/frame/banner-island';
import { SiteFrame } from '@/frame/site-frame';

export default async function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame settings={await getSiteSettings()} account={<AccountLink />}>
      <BannerIsland />
      <main id="inhoud">{children}</main>
    </SiteFrame>
  );
}
