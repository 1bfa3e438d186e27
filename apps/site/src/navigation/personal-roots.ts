import { contentTargets, type Edition, languagePrefix, type Locale, routesIn, type TargetName } from '@pomp/edition';

type Addressed = Pick<Edition, 'locale' | 'locales' | 'routes' | 'translatedRoutes'>;

const ofContent: ReadonlySet<TargetName> = new Set(contentTargets);

/** What paths beside a target's begin with: `/account/` for `/account/woning/`, `/en/account/` in English. */
export function rootOf(edition: Addressed, locale: Locale, to: TargetName): string {
  const prefix = languagePrefix(edition, locale);
  const path = routesIn(edition, locale).paths[to].slice(prefix.length);
  return `${prefix}/${path.split(/[/{]/, 2)[1] ?? ''}/`;
}

/** What the paths begin with, in a language, of the account, of the way to it, and of what is behind a link of a customer. */
export const personalRootsIn = (edition: Addressed, locale: Locale): readonly string[] => [
  ...new Set(
    (Object.keys(edition.routes.paths) as TargetName[]).flatMap((to) => (ofContent.has(to) ? [] : [rootOf(edition, locale, to)])),
  ),
];

/** The same in all languages. */
export const personalRoots = (edition: Addressed): readonly string[] =>
  edition.locales.flatMap((locale) => personalRootsIn(edition, locale));

/** What the paths of the account begin with, in all languages. */
export const accountRoots = (edition: Addressed): readonly string[] =>
  edition.locales.map((locale) => rootOf(edition, locale, 'dashboard'));

/** What `LanguagesHere` needs to lead from a page to the same one in other languages. */
export const languagesHere = (edition: Addressed, locale: Locale) => ({
  prefix: languagePrefix(edition, locale),
  others: edition.locales
    .filter((other) => other !== locale)
    .map((other) => ({ locale: other, prefix: languagePrefix(edition, other) })),
});

/** What the paths of each language but the seller's own begin with. */
export const languageAreas = (edition: Addressed): readonly (readonly string[])[] =>
  edition.locales.flatMap((locale) => (locale === edition.locale ? [] : [[`${languagePrefix(edition, locale)}/`]]));
