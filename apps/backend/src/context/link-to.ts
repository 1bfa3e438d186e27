import { pathTo, routesIn, type Edition, type Locale, type Target } from '@pomp/edition';

/** Where the site is, and where its pages are in it. */
export interface SiteContext {
  readonly edition: Pick<Edition, 'locale' | 'routes' | 'translatedRoutes'>;
  /** Without a slash at its end. */
  readonly siteUrl: string;
}

/** The whole address of a page of the site in someone's language, for mails, letters and whoever leads a customer back. */
export const linkTo = ({ edition, siteUrl }: SiteContext, target: Target, { locale }: { readonly locale: Locale }): string =>
  siteUrl + pathTo(routesIn(edition, locale), target);
