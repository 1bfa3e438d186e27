import type { Organization, WebSite } from 'schema-dts';

/** What a page says of the seller by its id. */
export const sellerOf = (siteUrl: string) => ({ '@id': `${siteUrl}/#pomp` });

export const organizationData = (siteUrl: string): Organization => ({
  '@type': 'Organization',
  ...sellerOf(siteUrl),
  name: 'Pomp',
  url: `${siteUrl}/`,
  logo: `${siteUrl}/beeld/logo.png`,
  description: 'Warmtepompen voor Nederlandse huizen.',
  areaServed: 'NL',
});

export const webSiteData = (siteUrl: string): WebSite => ({
  '@type': 'WebSite',
  '@id': `${siteUrl}/#site`,
  name: 'Pomp',
  url: `${siteUrl}/`,
  inLanguage: 'nl',
  publisher: sellerOf(siteUrl),
});
