import type { PageContext } from '@pomp/cms';
import { systemPricesIn } from '@pomp/domain';
import { routesIn, type Locale } from '@pomp/edition';
import { siteEdition } from '../edition';
import { readEnv } from '../env';
import { speak } from '../language/dictionaries';
import type { Site } from '../seo/site-data';

const { siteUrl } = readEnv();

/** Whose page it is, in a language. */
export function siteIn(locale: Locale): Site {
  const edition = siteEdition();
  return { siteUrl, edition, language: speak(edition, locale), routes: routesIn(edition, locale) };
}

/** What content on any page of a site is told of it. */
export const contextOf = ({
  siteUrl,
  edition,
}: Pick<Site, 'siteUrl' | 'edition'>): Pick<PageContext, 'siteUrl' | 'loanInCents'> => ({
  siteUrl,
  loanInCents: Math.round(systemPricesIn(edition.prices).hybrid * 100),
});
