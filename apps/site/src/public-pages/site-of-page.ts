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
