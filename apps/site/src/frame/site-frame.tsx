import type { SiteSettings } from '@pomp/cms';
import { Logo, SiteFooter, SiteHeader } from '@pomp/design-system';
import { yearOf } from '@pomp/domain';
import { pathTo, type Routes } from '@pomp/edition';
import type { Language } from '@pomp/language';
import { ConsentBanner, ConsentSettingsButton, Newsletter, ReviewsScript } from '@pomp/storefront';
import { type ReactNode } from 'react';
import { today } from '@/clock';
import { siteEdition } from '@/edition';
import { readEnv } from '@/env';
import { headerItems } from './header-items';
import { consentServices } from './consent-services';
import { SellerIdentity } from './seller-identity';
import { SkipLink } from './skip-link';
import { frameTexts } from '../texts/frame';

export interface SiteFrameProps {
  settings: SiteSettings;
  language: Language;
  /** The seller's addresses in that language. */
  routes: Routes;
  /** Who is signed in, or 'Inloggen'. */
  account: ReactNode;
  /** The page in other languages. */
  languages?: ReactNode;
  /** Around the account and the way to it, where no script of others runs, as a password is typed there, and nothing is sold: the footer is small print. */
  personal?: boolean;
  /** The page itself asks to subscribe: twice is once too much. */
  asksToSubscribe?: boolean;
  children: ReactNode;
}

/** Header and footer around a page. */
export function SiteFrame({
  settings: { header, footer },
  language,
  routes,
  account,
  languages,
  personal = false,
  asksToSubscribe = false,
  children,
}: SiteFrameProps) {
  const env = readEnv();
  const texts = language.texts(frameTexts);
  const { brand, seller } = siteEdition();
  const { cta, ...items } = headerItems(header, routes, texts.home);
  const services = personal ? [] : consentServices(env);
  return (
    <>
      <SkipLink label={texts.skip} />
      {services.length > 0 && <ConsentBanner services={services} language={language} />}
      {env.reviews && !personal && <ReviewsScript src={env.reviews.scriptUrl} />}
      <SiteHeader
        {...items}
        {...(!personal && cta && { cta })}
        home={{ href: pathTo(routes, { to: 'home' }) }}
        account={account}
        languages={languages}
        logo={<Logo name={brand.name.toLowerCase()} />}
        slim={personal}
        language={language}
      />
      {children}
      <SiteFooter
        lead={!personal && !asksToSubscribe && <Newsletter level={2} title={texts.newsletter} language={language} />}
        columns={personal ? [] : footer.columns.map(({ title, items }) => ({ title, links: items }))}
        identity={<SellerIdentity seller={seller} language={language} />}
        copyright={`© ${yearOf(today())} ${brand.name}`}
        legal={footer.legal}
        choices={services.length > 0 && <ConsentSettingsButton language={language} />}
        {...(!personal && {
          social: footer.social,
          ...(footer.apps && { apps: footer.apps }),
          qualityMarks: footer.qualityMarks,
        })}
        language={language}
      />
    </>
  );
}
