import type { StorefrontRoutes } from './storefront-routes.js';

/** Below the home page of a language: where its forms are sent without script. */
export const nativeForms = 'formulier/';

/** Where browsers without script send a form; the site does what it asks, and answers with a page. */
export const nativeFormPath = ({ paths }: Pick<StorefrontRoutes, 'paths'>, form: string): string =>
  `${paths.home}${nativeForms}${form}/`;
