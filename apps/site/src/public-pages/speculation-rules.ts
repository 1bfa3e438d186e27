import { personalRoots } from '../navigation/personal-roots';
import { previewRoot } from '../navigation/preview-root';
import { siteEdition } from '../edition';

/** Where browsers that make the next page ahead find which those may be. */
export const speculationRulesName = 'pages.speculationrules';

/**
 * Pages for everyone that are pointed at, or stay in view on a phone, are fetched ahead of being asked for, and made ahead when they are likely to be, by browsers that can. Pages for one visitor and calls are not: asking for them may change
 * something, or show what isn't so any more by then.
 */
export function speculationRules(): string {
  const others = [...personalRoots(siteEdition()), '/api/', '/_assets/', `${previewRoot}/`];
  const page = {
    and: [
      { href_matches: '/*' },
      ...others.map((root) => ({ not: { href_matches: `${root}*` } })),
      // `\\?*` would match every page: a `?` begins the query, which `*` lets be empty.
      { not: { href_matches: '/*\\?(.+)' } },
      { not: { selector_matches: '[download], [target=_blank], [data-form]' } },
    ],
  };
  return JSON.stringify({
    prefetch: [{ where: page, eagerness: 'eager' }],
    prerender: [{ where: page, eagerness: 'moderate' }],
  });
}
