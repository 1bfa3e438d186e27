/*
 * Cache tags under which a host with a cache (Next's `fetch`) keeps content, so that publishing can make the fitting part stale.
 */

/** On everything that comes from the content service. */
export const contentTag = 'content';

/** Next ignores tags of more than 256 characters. */
const tag = (kind: string, slug: string): string => `${kind}:${slug.replace(/^\/+|\/+$/g, '')}`.slice(0, 256);

/** On everything that shows the story with this full slug. */
export const storyTag = (fullSlug: string): string => tag('story', fullSlug);

/** On everything that shows which stories there are: in the folder in which these slugs begin, or, with '', in the whole space. */
export function listTag(startsWith: string): string {
  const folder = startsWith.slice(0, startsWith.lastIndexOf('/') + 1);
  return folder === '' ? 'stories' : tag('stories', folder);
}

/** What publishing a story, or taking it away, makes stale: the story, and the lists of every folder that it is in. */
export function staleTags(fullSlug: string): string[] {
  const slashes = [...fullSlug.matchAll(/\//g)].map(({ index }) => index);
  return [storyTag(fullSlug), ...slashes.map((at) => listTag(fullSlug.slice(0, at + 1))), listTag('')];
}
