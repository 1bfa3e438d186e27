interface Origin {
  readonly origin: string | undefined;
  readonly secFetchSite: string | undefined;
  readonly host: string | undefined;
}

/**
 * Whether a write comes from a page of our own: of the site, or of a portal elsewhere that is allowed by name. Browsers always tell where it comes from; a request that says nothing isn't made
 * by a browser, and so not with a visitor's cookie behind the visitor's back.
 */
export function isFromOurSite({ origin, secFetchSite, host }: Origin, origins: readonly string[]): boolean {
  if (origin !== undefined && origins.includes(origin)) return true;
  if (secFetchSite !== undefined) return secFetchSite === 'same-origin' || secFetchSite === 'none';
  if (origin === undefined) return true;
  // Older browsers: the page's host is the host that it calls.
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
