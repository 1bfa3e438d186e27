interface Addresses {
  /** Where visitors find the site. */
  readonly siteUrl: string;
  /** Where browsers find this server. */
  readonly publicUrl: string;
  /** Of portals elsewhere. */
  readonly portalOrigins?: readonly string[];
}

/**
 * Headers of every answer. An answer of a call is no page: opened as one it runs and fetches nothing, nobody frames it (but the site a document, `serveFile`), and its address, which can hold
 * an upload token, travels nowhere.
 */
export const securityHeaders = ({ siteUrl, publicUrl, portalOrigins = [] }: Addresses): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  // The site, and portals, show pictures from here, by a token in their address.
  'cross-origin-resource-policy': [siteUrl, ...portalOrigins].every((page) => siteOf(page) === siteOf(publicUrl))
    ? 'same-site'
    : 'cross-origin',
  ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

/** What browsers count as one site, or less than that: a host below a domain of at least two names counts with that domain. */
const siteOf = (url: string) => new URL(url).hostname.replace(/^[^.]+\.(?=[^.]+\.[^.]+$|[^.]+\.[^.]+\.)/, '');
