import { AccountLink } from '@pomp/portal';
import { type ReactNode } from 'react';
import { getSiteSettings } from '@/content/content';
import { SiteFrame } from '@/frame/site-frame';

export default async function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame settings={await getSiteSettings()} account={<AccountLink />}>
      <main id="inhoud">{children}</main>
    </SiteFrame>
  );
}
