import { offeredLocale, routesIn } from '@pomp/edition';
import { locale } from 'next/root-params';
import { siteEdition } from '../edition';
import { speakInAccount } from './account-dictionaries';

/** The language of the page that is being made: the reverse proxy puts it before the path where a page stands. */
export const pageLocale = async () => offeredLocale(siteEdition(), await locale());

export const pageLanguage = async () => speakInAccount(siteEdition(), await pageLocale());

/** The seller's addresses in the language of the page. */
export const pageRoutes = async () => routesIn(siteEdition(), await pageLocale());
