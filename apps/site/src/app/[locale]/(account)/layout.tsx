import { AccountFrame, AccountLink, LoginGuard } from '@pomp/portal';
import { type Metadata } from 'next';
import { type ReactNode } from 'react';
import { accountManifest } from '@/brand/account-manifest';
import { getKeptSiteSettings } from '@/content/site-settings';
import { siteEdition } from '@/edition';
import { portalInPage } from '@/edition-in-page';
import { readEnv } from '@/env';
import { SiteFrame } from '@/frame/site-frame';
import { pageLanguage, pageRoutes } from '@/language/page-language';
import { Words } from '@/language/words';
import { AtShownPath } from '@/navigation/at-shown-path';
import { LanguagesHere } from '@/navigation/languages-here';
import { languagesHere, rootOf } from '@/navigation/personal-roots';
import { currentCustomer } from '@/session/current-customer';
import { ofAccount } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';
import { PortalWiring } from '@/session/portal-wiring';

// Made for one visitor, with a nonce of its own for its scripts.
export const dynamic = 'force-dynamic';

/** The account can be put on a phone's home screen. */
export const metadata: Metadata = { manifest: accountManifest };

export default async function AccountLayout({ children }: { children: ReactNode }) {
  const { bookingPages, backendPublicUrl, mode } = readEnv();
  const [language, routes] = await Promise.all([pageLanguage(), pageRoutes()]);
  const { locale } = language;
  const offlineWorker =
    mode === 'production' ? { url: '/beeld/account-worker.js', scope: rootOf(siteEdition(), locale, 'dashboard') } : undefined;
  const [settings, customer] = await Promise.all([getKeptSiteSettings(locale), currentCustomer()]);
  return (
    <Words of={['(account)']}>
      <AtShownPath>
        <PortalWiring
          edition={portalInPage(locale)}
          bookingPages={bookingPages}
          backendUrl={backendPublicUrl}
          offlineWorker={offlineWorker}
        >
          <SiteFrame
            settings={settings}
            language={language}
            routes={routes}
            account={<AccountLink customer={customer} routes={routes} language={language} />}
            languages={<LanguagesHere {...languagesHere(siteEdition(), locale)} />}
            personal
          >
            <LoginGuard customer={customer} title={siteEdition().brand.name}>
              <Prefetch of={ofAccount}>
                <AccountFrame>{children}</AccountFrame>
              </Prefetch>
            </LoginGuard>
          </SiteFrame>
        </PortalWiring>
      </AtShownPath>
    </Words>
  );
}
