import { type Edition, inLanguage, type Routes } from '@pomp/edition';
import { type Language, languageCode } from '@pomp/language';
import type { Organization, WebSite } from 'schema-dts';

/** Whose pages these are, and where they stand. */
export interface Site {
  siteUrl: string;
  edition: Edition;
  /** Of the page, with the seller's addresses in it. */
  language: Language;
  routes: Routes;
}

/** What a page says of the seller by its id. */
export const sellerOf = ({ siteUrl, edition }: Site) => ({ '@id': `${siteUrl}/#${edition.id}` });

export const organizationData = (site: Site): Organization => ({
  '@type': 'Organization',
  ...sellerOf(site),
  name: site.edition.brand.name,
  url: `${site.siteUrl}/`,
  logo: `${site.siteUrl}/beeld/logo.png`,
  description: inLanguage(site.edition.seller.description, site.edition, site.language.locale),
  areaServed: 'NL',
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    email: site.edition.seller.email,
    ...(site.edition.seller.phone && { telephone: site.edition.seller.phone }),
    availableLanguage: site.edition.locales.map(languageCode),
  },
  ...legalData(site.edition),
});

/** Of a seller that names itself as the law wants it, and confirmed that. */
function legalData({ seller: { legal, email, phone } }: Edition): Partial<Extract<Organization, { '@type': 'Organization' }>> {
  if (!legal || legal.isExample) return {};
  const { street, postCode, city } = legal.address;
  return {
    legalName: legal.name,
    vatID: legal.vatNumber,
    identifier: { '@type': 'PropertyValue', name: 'KvK', value: legal.kvkNumber },
    address: { '@type': 'PostalAddress', streetAddress: street, postalCode: postCode, addressLocality: city, addressCountry: 'NL' },
    email,
    ...(phone && { telephone: phone }),
  };
}

export const webSiteData = (site: Site): WebSite => ({
  '@type': 'WebSite',
  '@id': `${site.siteUrl}/#site`,
  name: site.edition.brand.name,
  url: site.siteUrl + site.routes.paths.home,
  inLanguage: languageCode(site.language.locale),
  publisher: sellerOf(site),
});
