import { personalRoots } from '../navigation/personal-roots';
import { previewRoot } from '../navigation/preview-root';
import { siteEdition } from '../edition';
import { inSight } from './links-in-sight';

/**
 * Pages for everyone: those that links in the middle of the screen lead to (`watchLinksInSight`) are fetched ahead of being asked for, and the middle one of those, or one that is pointed at, is made ahead, by browsers that can. Not all that is in view: a
 * browser fetches one after the other, so that in a footer the one that is wanted would wait for the rest, and each page that is made takes memory and processor time of a phone. Pages for one visitor and calls are not: asking for them may
 * change something, or show what isn't so any more by then.
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
  const marked = (selector: string) => ({ where: { and: [page, { selector_matches: selector }] }, eagerness: 'immediate' });
  const pointedAt = { where: page, eagerness: 'moderate' };
  return JSON.stringify({
    prefetch: [marked(`[${inSight}]`), pointedAt],
    prerender: [marked(`[${inSight}="0"]`), pointedAt],
  });
}
