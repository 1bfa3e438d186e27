/*
 * Cache tags under which a host with a cache (Next's `fetch`) keeps content, so that publishing can make the fitting part stale.
 */

/** On everything that comes from the content service. */
export const contentTag = 'content';

/** On everything that shows which stories there are: links, overviews. */
export const storiesTag = 'stories';

/** On everything that shows the story with this full slug. Next ignores tags of more than 256 characters. */
export const storyTag = (fullSlug: string): string => `story:${fullSlug.replace(/^\/+|\/+$/g, '')}`.slice(0, 256);
