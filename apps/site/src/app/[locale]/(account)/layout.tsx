import { AccountFrame, AccountLink, LoginGuard } from '@pomp/portal';
import { type ReactNode } from 'react';
import { getKeptSiteSettings } from '@/content/content';
import { siteEdition } from '@/edition';
import { portalInPage } from '@/edition-in-page';
import { readEnv } from '@/env';
import { SiteFrame } from '@/frame/site-frame';
import { pageLanguage, pageRoutes } from '@/language/page-language';
import { Words } from '@/language/words';
import { AtShownPath } from '@/navigation/at-shown-path';
import { LanguagesHere } from '@/navigation/languages-here';
import { languagesHere } from '@/navigation/personal-roots';
import { currentCustomer } from '@/session/current-customer';
import { ofAccount } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';
import { PortalWiring } from '@/session/portal-wiring';

// Made for one visitor, with a nonce of its own for its scripts.
export const dynamic = 'force-dynamic';

export default async function AccountLayout({ children }: { children: ReactNode }) {
  const { bookingPages, backendPublicUrl } = readEnv();
  const [language, routes] = await Promise.all([pageLanguage(), pageRoutes()]);
  const { locale } = language;
  const [settings, customer] = await Promise.all([getKeptSiteSettings(locale), currentCustomer()]);
  return (
    <Words of={['(account)']}>
      <AtShownPath>
        <PortalWiring edition={portalInPage(locale)} bookingPages={bookingPages} backendUrl={backendPublicUrl}>
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
