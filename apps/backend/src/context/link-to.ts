import { pathTo, routesIn, type Edition, type Target } from '@pomp/edition';
import type { Language } from '@pomp/language';

/** Where the site is, and where its pages are in it. */
export interface SiteContext {
  readonly edition: Pick<Edition, 'locale' | 'routes' | 'translatedRoutes'>;
  /** Without a slash at its end. */
  readonly siteUrl: string;
}

/**
 * The whole address of a page of the site, for mails, letters and whoever leads a customer back.
 *
 * @param language of whoever follows it; the seller's own unless given
 */
export const linkTo = ({ edition, siteUrl }: SiteContext, target: Target, { locale }: Pick<Language, 'locale'> = edition): string =>
  siteUrl + pathTo(routesIn(edition, locale), target);
