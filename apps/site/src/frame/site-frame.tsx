import type { SiteSettings } from '@pomp/cms';
import { Logo, SiteFooter, SiteHeader } from '@pomp/design-system';
import { yearOf } from '@pomp/domain';
import { ConsentBanner, ConsentSettingsButton, Newsletter, ReviewsScript, storefrontRoutes } from '@pomp/storefront';
import { type ReactNode } from 'react';
import { today } from '@/clock';
import { siteEdition } from '@/edition';
import { editionInPage } from '@/edition-in-page';
import { readEnv } from '@/env';
import { dutch } from '@/language/speak';
import { headerItems } from './header-items';
import { consentServices } from './consent-services';
import { SkipLink } from './skip-link';
import { StorefrontWiring } from './storefront-wiring';

export interface SiteFrameProps {
  settings: SiteSettings;
  /** Who is signed in, or 'Inloggen'. */
  account: ReactNode;
  /** Around the account and the way to it, where no script of others runs: a password is typed there. */
  personal?: boolean;
  children: ReactNode;
}

/** Header and footer around a page. A form may be asked for anywhere in it. */
export function SiteFrame({ settings: { header, footer }, account, personal = false, children }: SiteFrameProps) {
  const env = readEnv();
  const edition = editionInPage();
  const { brand, routes } = siteEdition();
  const { backendPublicUrl, hubSpot, reviews } = env;
  const services = personal ? [] : consentServices(env);
  return (
    <StorefrontWiring
      backendUrl={backendPublicUrl}
      hubSpot={hubSpot}
      routes={storefrontRoutes(routes)}
      prices={edition?.prices}
      sellerName={edition?.brand.name}
    >
      <SkipLink />
      {services.length > 0 && <ConsentBanner services={services} />}
      {reviews && !personal && <ReviewsScript src={reviews.scriptUrl} />}
      <SiteHeader
        {...headerItems(header, routes)}
        account={account}
        logo={<Logo name={brand.name.toLowerCase()} />}
        language={dutch}
      />
      {children}
      <SiteFooter
        lead={!(hubSpot && personal) && <Newsletter level={2} title="Af en toe een mail van ons?" />}
        columns={footer.columns.map(({ title, items }) => ({ title, links: items }))}
        copyright={`© ${yearOf(today())} ${brand.name}`}
        legal={footer.legal}
        choices={services.length > 0 && <ConsentSettingsButton />}
        social={footer.social}
        {...(footer.apps && { apps: footer.apps })}
        qualityMarks={footer.qualityMarks}
        language={dutch}
      />
    </StorefrontWiring>
  );
}
