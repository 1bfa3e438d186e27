import type { SiteSettings } from '@pomp/cms';
import { Logo, SiteFooter, SiteHeader } from '@pomp/design-system';
import { yearOf } from '@pomp/domain';
import { pathTo, type Routes } from '@pomp/edition';
import type { Language } from '@pomp/language';
import { type ReactNode } from 'react';
import { today } from '../today';
import { siteEdition } from '../edition';
import { headerItems } from './header-items';
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
  /** What only a page for everyone has. Given, not imported: the account would load the script of all that can be sold. */
  selling?: SellingParts;
  children: ReactNode;
}

/** See `sellingParts`. */
export interface SellingParts {
  /** Before the header: the question that services of others need an answer to, and those services. */
  consent: ReactNode;
  /** Above the footer: the newsletter. */
  lead: ReactNode;
  /** In the small print: what was chosen can be chosen anew. */
  choices: ReactNode;
}

/** Header and footer around a page. */
export function SiteFrame({
  settings: { header, footer },
  language,
  routes,
  account,
  languages,
  personal = false,
  selling,
  children,
}: SiteFrameProps) {
  const texts = language.texts(frameTexts);
  const { brand, seller } = siteEdition();
  const { cta, ...items } = headerItems(header, routes, texts.home);
  return (
    <>
      <SkipLink label={texts.skip} />
      {selling?.consent}
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
        lead={selling?.lead}
        columns={personal ? [] : footer.columns.map(({ title, items }) => ({ title, links: items }))}
        identity={<SellerIdentity seller={seller} language={language} />}
        copyright={`© ${yearOf(today())} ${brand.name}`}
        legal={footer.legal}
        choices={selling?.choices}
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
