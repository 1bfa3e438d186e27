import { pathTo, type Edition, type Target } from '@pomp/edition';

/** Where the site is, and where its pages are in it. */
export interface SiteContext {
  readonly edition: Pick<Edition, 'routes'>;
  /** Without a slash at its end. */
  readonly siteUrl: string;
}

/** The whole address of a page of the site, for mails, letters and whoever leads a customer back. */
export const linkTo = ({ edition, siteUrl }: SiteContext, target: Target): string => siteUrl + pathTo(edition.routes, target);
