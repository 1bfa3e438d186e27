import { AccountLink } from '@pomp/portal';
import { type ReactNode } from 'react';
import { getSiteSettings } from '@/content/content';
import { readEnv } from '@/env';
import { BannerIsland } from '@/frame/banner-island';
import { SiteFrame } from '@/frame/site-frame';
import { StorefrontWiring } from '@/frame/storefront-wiring';

export default async function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame settings={await getSiteSettings()} account={<AccountLink />}>
      <BannerIsland />
      <main id="inhoud">
        <StorefrontWiring backendUrl={readEnv().backendPublicUrl}>{children}</StorefrontWiring>
      </main>
    </SiteFrame>
  );
}
