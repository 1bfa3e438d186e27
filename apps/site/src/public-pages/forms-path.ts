import type { Locale } from '@pomp/edition';
import { assetsRoot } from '../navigation/assets-root';
import type { PageAssets } from './assets';

/** Where a page finds what the form that is asked for over it is told. */
export const formsPath = (locale: Locale, { version }: PageAssets): string => `${assetsRoot}forms-${locale}-${version}.json`;
